/** Sign test, Holm, Benjamini–Hochberg. */
export function ManyTestsTopic() {
  return <p>Looking at many budgets finds something by chance.</p>;
}
