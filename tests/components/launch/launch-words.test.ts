import { describe, expect, it } from "vitest";
import { placeText, slowestSeconds, speedText } from "@/components/launch/endpoint-words";
import { proposeName } from "@/components/launch/propose-name";
import { readableKText } from "@/components/launch/readable-k";
import { episodesProduct, requestsProduct } from "@/components/launch/size-words";
import { checkpointOf } from "./made-up-choices";

it.each([
  [1, "Pass@1 with its frailty marked. Pass@2 would need 1 more."],
  [2, "Readable: Pass@1. Pass@2 with its frailty marked. Pass@4 would need 2 more."],
  [3, "Readable: Pass@1. Pass@2 with its frailty marked. Pass@4 would need 1 more."],
  [8, "Readable: Pass@1, Pass@2, Pass@4. Pass@8 with its frailty marked. Pass@16 would need 8 more."],
])("with n = %d: %s", (n, words) => expect(readableKText(n)).toBe(words));

describe("the name that is proposed", () => {
  const parts = { suite: "depot", checkpoints: ["a", "b"], budgets: [2, 4], visibility: "announced" as const };
  it.each([
    ["depot, a and b, T 2, 4", {}],
    ["depot, a, T 2, 4, hidden", { checkpoints: ["a"], visibility: "hidden" as const }],
    ["depot, a, b and c, 5 budgets", { checkpoints: ["a", "b", "c"], budgets: [1, 2, 3, 4, 5] }],
    ["depot, 4 checkpoints, T 2, 4", { checkpoints: ["a", "b", "c", "d"] }],
    ["depot, 1 checkpoint, T 2, 4", { checkpoints: ["a".repeat(500)] }],
    ["depot", { checkpoints: [], budgets: [] }],
  ])("is %s", (name, over) => expect(proposeName({ ...parts, ...over })).toBe(name));
});

it("the size is shown as its factors; long sums lose their middle", () => {
  const factors = { checkpoints: 3, tasks: 1_000, budgets: [2, 3, 4, 6, 8, 12, 20], samples: 8 };
  expect(episodesProduct(factors)).toBe("3 × 1,000 × 7 × 8");
  expect(requestsProduct(factors)).toBe("3 × 1,000 × 8 × (2+3+4+6+8+12+20)");
  expect(requestsProduct({ ...factors, budgets: [4] })).toBe("3 × 1,000 × 8 × 4");
  expect(requestsProduct({ ...factors, budgets: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).toBe("3 × 1,000 × 8 × (1+2+3+…+9)");
});

it("an endpoint is told by its place and its measured speed, of which the slowest counts", () => {
  const endpoint = checkpointOf("rl-400").endpoint;
  if (endpoint === null) throw new Error("it has one");
  expect(placeText(endpoint)).toBe("rl-400 at models.lab.example");
  expect(placeText({ ...endpoint, url: null })).toBe("built in");
  expect(speedText(endpoint)).toBe("not measured");
  expect(speedText({ ...endpoint, secondsPerRequest: 0.018, concurrency: 16 })).toBe("18 ms, 16 at once");
  const measured = [0.2, 0.5].map((secondsPerRequest) => checkpointOf("m", { endpoint: { ...endpoint, secondsPerRequest } }));
  expect(slowestSeconds([...measured, checkpointOf("unmeasured")])).toBe(0.5);
  expect(slowestSeconds([checkpointOf("unmeasured")])).toBeNull();
});
