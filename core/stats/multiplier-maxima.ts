import type { Random } from "./random";

/** Draws worked on together: every centred sum that is read serves four of them. */
const LANES = 4;

/**
 * For each draw b the largest |Σ_i g_bi u_ij| over the columns j, divided by √(χ²/df): g standard normal and shared by all columns, χ²
 * one per draw. Columns have one value per unit and a sum of squares of 1.
 */
export function multiplierMaxima(columns: readonly Float64Array[], df: number, draws: number, random: Random): Float64Array {
  const units = columns[0]?.length ?? 0;
  const maxima = new Float64Array(draws);
  const multipliers = new Float64Array(units * LANES);
  const largest = new Float64Array(LANES);
  for (let first = 0; first < draws; first += LANES) {
    for (let i = 0; i < multipliers.length; i++) multipliers[i] = random.normal();
    largest.fill(0);
    for (const column of columns) raiseToProducts(largest, column, multipliers);
    for (let lane = 0; lane < LANES && first + lane < draws; lane++) {
      maxima[first + lane] = (largest[lane] ?? 0) / Math.sqrt(random.chiSquare(df) / df);
    }
  }
  return maxima;
}

/** Raises each lane's maximum to |column · its multipliers|. The hot loop of every report: plain arithmetic on typed arrays. */
function raiseToProducts(largest: Float64Array, column: Float64Array, multipliers: Float64Array): void {
  let sum0 = 0;
  let sum1 = 0;
  let sum2 = 0;
  let sum3 = 0;
  for (let i = 0, at = 0; i < column.length; i++, at += LANES) {
    const value = column[i] ?? 0;
    sum0 += value * (multipliers[at] ?? 0);
    sum1 += value * (multipliers[at + 1] ?? 0);
    sum2 += value * (multipliers[at + 2] ?? 0);
    sum3 += value * (multipliers[at + 3] ?? 0);
  }
  largest[0] = Math.max(largest[0] ?? 0, Math.abs(sum0));
  largest[1] = Math.max(largest[1] ?? 0, Math.abs(sum1));
  largest[2] = Math.max(largest[2] ?? 0, Math.abs(sum2));
  largest[3] = Math.max(largest[3] ?? 0, Math.abs(sum3));
}
