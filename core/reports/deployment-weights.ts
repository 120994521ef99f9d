const MOST_BUDGETS = 100;

/** "2:1, 4:2" → [[2, 1], [4, 2]]: budgets and their weights. Null where a budget is no whole number from 1 or a weight is not above 0. */
export function readDeployment(text: string): [number, number][] | null {
  const parts = text.split(",");
  if (parts.length > MOST_BUDGETS) return null;
  const pairs = parts.map((part) => readPair(part.trim())).filter((pair) => pair !== null);
  const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  return pairs.length === parts.length && Number.isFinite(total) ? pairs : null;
}

function readPair(text: string): [number, number] | null {
  const [, budgetText, weightText] = /^(\d+)\s*:\s*(\d*\.?\d+(?:e[+-]?\d+)?)$/i.exec(text) ?? [];
  const budget = Number(budgetText);
  const weight = Number(weightText);
  return Number.isSafeInteger(budget) && budget >= 1 && weight > 0 && Number.isFinite(weight) ? [budget, weight] : null;
}

/** As `readDeployment` reads them: "2:1,4:2". */
export function writeDeployment(weights: readonly (readonly [number, number])[]): string {
  return weights.map(([budget, weight]) => `${budget}:${weight}`).join(",");
}
