/** Upper bound of a task that no episode solved. */
export function NeverSolvedTopic() {
  return <p>A task without a success in n episodes may still be solved now and then.</p>;
}
