/** Two one-sided tests. */
export function EquivalenceTopic() {
  return <p>“No clear difference” is not “equal”.</p>;
}
