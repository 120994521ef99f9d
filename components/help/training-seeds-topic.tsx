/** Training seeds as the top cluster. */
export function TrainingSeedsTopic() {
  return <p>One checkpoint is one draw of a method.</p>;
}
