/** The two parts of a standard error. */
export function ErrorPartsTopic() {
  return <p>The standard error of a mean has two parts: other tasks, and a re-run of the same tasks.</p>;
}
