/** Truncate against rerun on the same tasks. */
export function TruncationCheckTopic() {
  return <p>Where both exist, cut and re-run success are compared on the same tasks.</p>;
}
