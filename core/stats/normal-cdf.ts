const BEYOND = 8;

/** P(Z ≤ x) for a standard normal Z, by Marsaglia's series (Journal of Statistical Software 11, 2004); absolute error below 1e-14. */
export function normalCdf(x: number): number {
  if (x < -BEYOND) return 0;
  if (x > BEYOND) return 1;
  let sum = x;
  let term = x;
  for (let i = 3, before = 0; sum !== before; i += 2) {
    before = sum;
    term *= (x * x) / i;
    sum += term;
  }
  return 0.5 + sum * Math.exp(-(x * x) / 2 - Math.log(Math.sqrt(2 * Math.PI)));
}
