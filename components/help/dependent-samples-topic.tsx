/** Identical transcripts and dependent attempts. */
export function DependentSamplesTopic() {
  return <p>K counts independent episodes.</p>;
}
