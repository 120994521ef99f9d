import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { findEnvironment } from "@/engine/environments/registry";
import { completeLabChat } from "@/engine/lab/chat-completions";
import { DEPOT_POLICIES } from "@/engine/lab/depot-policies";
import { drawAction } from "@/engine/lab/draw-action";
import { startLabEndpoint } from "../../support/lab-endpoint";
import type { LocalServer } from "../../support/local-server";

const { environment, template, suite } = findEnvironment("depot");
const [task] = suite.tasks;
if (task === undefined) throw new Error("the suite is empty");
const { observation } = (await environment.open(task)).start;
const messages = [
  { role: "system" as const, content: template.system },
  { role: "user" as const, content: observation },
];

const Choices = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) });

/** What the policy says to the first observation under so many seeds, n choices each. */
function drawTexts(model: string, seeds: number, n: number): string[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const { body } = completeLabChat({ model, messages, seed: seed + 10 * n, n }, { nowSeconds: 0, entropy: 0 });
    return Choices.parse(body).choices.map(({ message }) => message.content);
  }).flat();
}

let server: LocalServer;
let client: OpenAI;
beforeAll(async () => {
  server = await startLabEndpoint();
  client = new OpenAI({ baseURL: `${server.url}/v1`, apiKey: "none", maxRetries: 0 });
});
afterAll(() => server.close());

describe("the lab's endpoint, as the official client sees it", () => {
  it("lists its models", async () => {
    const { data } = await client.models.list();
    expect(data.map(({ id }) => id)).toEqual(["careful", "hasty"]);
  });

  it("answers with an admissible action, usage and a finish reason", async () => {
    const completion = await client.chat.completions.create({ model: "careful", messages, seed: 3 });
    const [choice] = completion.choices;
    const parsed = template.parse(choice?.message.content ?? "");
    expect(parsed.kind).toBe("action");
    expect(observation).toContain(parsed.kind === "action" ? parsed.action : "?");
    expect(choice?.finish_reason).toBe("stop");
    expect(completion.usage?.total_tokens).toBe((completion.usage?.prompt_tokens ?? 0) + (completion.usage?.completion_tokens ?? 0));
  });

  it("repeats itself for equal seed and messages, and draws each choice anew", async () => {
    const ask = async (seed: number) => {
      const { choices } = await client.chat.completions.create({ model: "hasty", messages, seed, n: 64 });
      return choices.map(({ message }) => message.content);
    };
    expect(await ask(5)).toEqual(await ask(5));
    expect(await ask(5)).not.toEqual(await ask(6));
    expect(new Set(await ask(5)).size).toBeGreaterThan(2);
  });

  it("takes the most probable action at temperature 0", async () => {
    const { choices } = await client.chat.completions.create({ model: "hasty", messages, temperature: 0, n: 20 });
    const hinted = /Day sheet: crate ([A-Z])/.exec(observation)?.[1];
    expect(new Set(choices.map(({ message }) => message.content))).toEqual(new Set([`Action: ship crate ${hinted}`]));
  });

  it("cuts at max_tokens and says so", async () => {
    const { choices } = await client.chat.completions.create({ model: "careful", messages, max_tokens: 2 });
    expect(choices[0]).toMatchObject({ finish_reason: "length", message: { content: "Action: " } });
  });

  it("reads content in parts, and answers foreign talk without an action", async () => {
    const parts = [{ role: "user" as const, content: [{ type: "text" as const, text: observation }] }];
    expect((await client.chat.completions.create({ model: "careful", messages: parts })).choices[0]?.message.content).toMatch(/^Action: /);
    const foreign = await client.chat.completions.create({ model: "careful", messages: [{ role: "user", content: "Hello!" }] });
    expect(template.parse(foreign.choices[0]?.message.content ?? "").kind).toBe("unparseable");
  });

  it("refuses in OpenAI's shape: an unknown model, streaming, a temperature out of range", async () => {
    await expect(client.chat.completions.create({ model: "gpt", messages })).rejects.toMatchObject({
      status: 404,
      code: "model_not_found",
    });
    await expect(client.chat.completions.create({ model: "careful", messages, stream: true })).rejects.toMatchObject({ status: 400 });
    await expect(client.chat.completions.create({ model: "careful", messages, temperature: 9 })).rejects.toThrow(/temperature/);
    expect(completeLabChat("nonsense", { nowSeconds: 0, entropy: 0 })).toMatchObject({
      status: 400,
      body: { error: { type: "invalid_request_error" } },
    });
  });
});

describe("the lab's draws", () => {
  it.each(
    DEPOT_POLICIES.flatMap((policy) => [
      { policy, over: "seeds", draws: drawTexts(policy.name, 4_000, 1) },
      { policy, over: "choices", draws: drawTexts(policy.name, 40, 100) },
    ]),
  )("follow the probabilities of $policy.name over $over", ({ policy, draws }) => {
    expect(draws).toHaveLength(4_000);
    for (const [action, probability] of policy.decide(observation) ?? []) {
      const share = draws.filter((text) => text === `Action: ${action}`).length / draws.length;
      expect(Math.abs(share - probability)).toBeLessThanOrEqual(4.5 * Math.sqrt((probability * (1 - probability)) / draws.length));
    }
  });

  it("are sharpened by temperature and cut by top_p", () => {
    const distribution = new Map([
      ["a", 0.5],
      ["b", 0.3],
      ["c", 0.2],
    ]);
    const share = (temperature: number, topP: number) => {
      const draws = Array.from({ length: 1_000 }, (_, index) => drawAction(distribution, { temperature, topP }, (index + 0.5) / 1_000));
      return ["a", "b", "c"].map((action) => draws.filter((drawn) => drawn === action).length / 1_000);
    };
    expect(share(1, 1)).toEqual([0.5, 0.3, 0.2]);
    expect(share(0.5, 1)[0]).toBeCloseTo(0.25 / 0.38, 2);
    expect(share(1, 0.8)).toEqual([0.625, 0.375, 0]);
    expect(share(1, 0.1)).toEqual([1, 0, 0]);
    expect(share(0.001, 1)).toEqual([1, 0, 0]);
  });
});
