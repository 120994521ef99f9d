/**
 * Reading, checking, lowering and counting canonical JSONL, against a bare loop of decoding and JSON.parse over
 * the same lines in the same run.
 * Run: npx tsx bench/lower-jsonl.ts [episodes] [turns]
 */
import { xoroshiro128plus } from "pure-rand/generator/XoroShiro";
import { EpisodeImport } from "@/core/formats/episode-import";
import { EPISODE_SCHEMA, type EpisodeInput } from "@/core/trajectory/episode";

const EPISODES = Number(process.argv[2] ?? 10_000);
const TURNS = Number(process.argv[3] ?? 8);
const ROUNDS = 9;
const PIECE_BYTES = 1 << 20;
const NEWLINE = 0x0a;
const WORDS = ["go", "to", "the", "north", "door", "and", "open", 'the "red" box', "line\nbreak", "take", "key", "look"];

function makeLines(): string {
  const random = xoroshiro128plus(1);
  const draw = (below: number) => (random.unsafeNext() >>> 0) % below;
  const say = (words: number) => Array.from({ length: words }, () => WORDS[draw(WORDS.length)]).join(" ");
  const lines: string[] = [];
  for (let index = 0; index < EPISODES; index++) {
    const used = 1 + draw(TURNS);
    const success = draw(2) === 0;
    const episode: EpisodeInput = {
      schema: EPISODE_SCHEMA,
      checkpoint: { name: "bench", method: "rl" },
      suite: { name: "depot", version: "1", split: "test" },
      task_id: `depot-${index % 500}`,
      sample: Math.floor(index / 500),
      budget: { unit: "assistant_turn", limit: TURNS, visibility: "hidden" },
      prompt: [{ role: "user", content: say(80) }],
      turns: Array.from({ length: used }, (_, at) => ({
        index: at + 1,
        messages: [
          { role: "assistant", content: say(40) },
          { role: "user", content: say(60) },
        ],
        action: say(3),
      })),
      outcome: { success, turns_used: used, stop_reason: success ? "success" : "failure" },
    };
    // Most text is plain; some is not, which makes decoding and hashing dearer.
    lines.push(JSON.stringify(index % 10 === 0 ? { ...episode, note: "naïve – 迷路" } : episode));
  }
  return lines.join("\n");
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES);
}

async function lower(bytes: Uint8Array): Promise<number> {
  const episodes = new EpisodeImport({ badRecords: "stop" });
  await episodes.count({ path: "bench.jsonl", name: "bench.jsonl", bytes: pieces(bytes) });
  return episodes.report().episodes;
}

/** The least that anyone who reads JSONL has to do. */
function parseOnly(bytes: Uint8Array): number {
  const decoder = new TextDecoder();
  let parsed = 0;
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (JSON.parse(decoder.decode(line))) parsed += 1;
    start += line.length + 1;
  }
  return parsed;
}

async function measure(work: () => Promise<number> | number): Promise<number> {
  const start = performance.now();
  if ((await work()) !== EPISODES) throw new Error("not every episode was read");
  return performance.now() - start;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const bytes = new TextEncoder().encode(makeLines());
const rounds: { parseMs: number; lowerMs: number }[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  const parseMs = await measure(() => parseOnly(bytes));
  const lowerMs = await measure(() => lower(bytes));
  // The first round compiles.
  if (round > 0) rounds.push({ parseMs, lowerMs });
}
console.log(
  JSON.stringify({
    episodes: EPISODES,
    megabytes: Number((bytes.length / 1e6).toFixed(1)),
    parse_ms: Math.round(median(rounds.map(({ parseMs }) => parseMs))),
    lower_ms: Math.round(median(rounds.map(({ lowerMs }) => lowerMs))),
    // Of each round on its own: whatever else runs on the machine slows both.
    ratio: Number(median(rounds.map(({ parseMs, lowerMs }) => parseMs / lowerMs)).toFixed(3)),
  }),
);
