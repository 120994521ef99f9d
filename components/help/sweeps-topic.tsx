/** What a live sweep does. */
export function SweepsTopic() {
  return <p>A sweep plays every checkpoint on every task under every budget, n times.</p>;
}
