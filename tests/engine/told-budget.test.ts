import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { SweepSpec, type SweepSpecInput } from "@/core/sweep/sweep-spec";
import { type LocalServer, sendJson, startLocalServer } from "../support/local-server";
import { playSweep } from "../support/play-sweep";

const Body = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

let server: LocalServer;
const bodies: z.infer<typeof Body>[] = [];
beforeAll(async () => {
  server = await startLocalServer((_, text, response) => {
    bodies.push(Body.parse(JSON.parse(text)));
    // Turn two is not understood: what is told has to hold there, too.
    const content = bodies.length === 2 ? "Hm, let me see." : "Action: clear dock";
    sendJson(response, 200, { choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }] });
  });
});
afterAll(() => server.close());

async function playOne(changes: Partial<SweepSpecInput>) {
  bodies.length = 0;
  const spec = SweepSpec.parse({
    name: "Told",
    checkpoints: [{ name: "x", model: "x" }],
    suite: { name: "depot", version: "1", split: "test" },
    tasks: { kind: "ids", ids: ["depot-017"] },
    budgets: [5],
    visibility: "announced",
    samples: 1,
    ...changes,
  });
  const [episode] = await playSweep(spec, server, 1);
  if (episode === undefined) throw new Error("no episode");
  return episode;
}

const TURNS = /\bturns?\b|\bbudget\b|\bleft\b|\bsteps?\b|\brounds?\b/i;

describe("what the endpoint is told of the budget", () => {
  it("is the turns left, this one included, at the end of every user message, when announced", async () => {
    const episode = await playOne({ visibility: "announced" });
    const sentences = [5, 4, 3, 2]
      .map((left) => `You have ${left} turns left, this one included.`)
      .concat("You have 1 turn left, this one included.");
    expect(bodies).toHaveLength(5);
    for (const [index, { messages }] of bodies.entries()) {
      const told = messages.filter(({ role }) => role === "user").map(({ content }) => content.split("\n\n").at(-1));
      expect(told).toEqual(sentences.slice(0, index + 1));
      expect(messages.at(-1)?.role).toBe("user");
      expect(messages.map(({ role }) => role)).toEqual([
        "system",
        ...Array.from({ length: index }, () => ["user", "assistant"]).flat(),
        "user",
      ]);
    }
    expect(episode.turns?.map(({ told }) => told)).toEqual(sentences);
  });

  it("is nothing at all when hidden: not one word of turns, at any turn", async () => {
    const episode = await playOne({ visibility: "hidden" });
    expect(bodies).toHaveLength(5);
    for (const { messages } of bodies) {
      for (const { role, content } of messages) if (role !== "assistant") expect(content).not.toMatch(TURNS);
    }
    expect(episode.turns?.map(({ told }) => told)).toEqual([null, null, null, null, null]);
    expect(episode.budget).toEqual({ unit: "assistant_turn", limit: 5, visibility: "hidden" });
  });

  it("is the only difference between announced and hidden", async () => {
    await playOne({ visibility: "announced" });
    const announced = JSON.stringify(bodies.map(({ messages }) => messages));
    await playOne({ visibility: "hidden" });
    const hidden = JSON.stringify(bodies.map(({ messages }) => messages));
    expect(announced.replaceAll(/\\n\\nYou have \d turns? left, this one included\./g, "")).toBe(hidden);
  });

  it("can be put together from the stored episode: prompt, told, answer, observation", async () => {
    const { prompt, turns } = await playOne({ visibility: "announced" });
    const rebuilt: { role: string; content: unknown }[] = [];
    let observation = prompt?.[1]?.content;
    for (const turn of turns ?? []) {
      rebuilt.push({ role: "user", content: `${observation}\n\n${turn.told}` });
      if (turn.index < 5) rebuilt.push({ role: "assistant", content: turn.messages[0]?.content });
      observation = turn.messages[1]?.content;
    }
    expect(bodies.at(-1)?.messages).toEqual([{ role: "system", content: prompt?.[0]?.content }, ...rebuilt]);
  });
});
