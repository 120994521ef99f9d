import { InvalidArgumentError } from "commander";
import { readDeployment } from "@/core/reports/deployment-weights";

const WHOLE = /^\d+$/;

/** "1,2,4" → [1, 2, 4]. Throws where one of them is not a whole number from 1. */
export function parseGrid(text: string): number[] {
  const numbers = text.split(",").map((part) => (WHOLE.test(part.trim()) ? Number(part) : 0));
  if (numbers.some((number) => number < 1)) throw new InvalidArgumentError("It must be whole numbers from 1, separated by commas.");
  return numbers;
}

/** "16" → 16. Throws where it is not a whole number from 1. */
export function parseCount(text: string): number {
  const count = Number(text);
  if (!WHOLE.test(text) || count < 1 || !Number.isSafeInteger(count)) throw new InvalidArgumentError("It must be a whole number from 1.");
  return count;
}

/** A parser of numbers between two bounds, these included: "0.7" → 0.7. It throws for anything else. */
export function parseBetween(low: number, high: number): (text: string) => number {
  return (text) => {
    const amount = text.trim() === "" ? Number.NaN : Number(text);
    if (!(amount >= low && amount <= high)) throw new InvalidArgumentError(`It must be a number from ${low} to ${high}.`);
    return amount;
  };
}

/** '{"top_k": 20}' → the object. Throws where it is not a JSON object. */
export function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new InvalidArgumentError(`It must be a JSON object, for example '{"top_k": 20}'.`);
  }
  return { ...value };
}

/** "0.95" → 0.95. Throws where it does not lie between 0.5 and 1. */
export function parseLevel(text: string): number {
  const level = Number(text);
  if (!(level > 0.5 && level < 1)) throw new InvalidArgumentError("It must lie between 0.5 and 1, for example 0.95.");
  return level;
}

/** "7" → 7. Throws where it is not a whole number from 0. */
export function parseSeed(text: string): number {
  if (!WHOLE.test(text) || !Number.isSafeInteger(Number(text))) throw new InvalidArgumentError("It must be a whole number from 0.");
  return Number(text);
}

/** "0.02" → 0.02. Throws where it does not lie between 0 and 1. */
export function parseMargin(text: string): number {
  const margin = Number(text);
  if (!(margin > 0 && margin < 1)) throw new InvalidArgumentError("It must lie between 0 and 1, for example 0.02 for two points.");
  return margin;
}

/** "2:1,4:2" → [[2, 1], [4, 2]]: budget and weight. Throws where a budget is no whole number from 1 or a weight is not above 0. */
export function parseDeployment(text: string): [number, number][] {
  const weights = readDeployment(text);
  if (weights === null) throw new InvalidArgumentError("It must be budget:weight pairs, for example 2:1,4:2.");
  return weights;
}
