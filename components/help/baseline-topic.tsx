/** Several checkpoints against one. */
export function BaselineTopic() {
  return <p>Each checkpoint is paired with the baseline by task.</p>;
}
