import { projectRoute } from "@/server/api/route";
import { openEpisodeScope } from "@/server/scope";
import { readTranscriptBytes } from "@/server/services/episodes/read-transcript";

/** One episode in the canonical form, whole: /api/export/episodes/<id>.json */
export const GET = projectRoute({
  permission: "run:read",
  params: ["episode"],
  openScope: (user, { episode }, permission) => openEpisodeScope(user, withoutExtension(episode), permission),
  async handle({ scope, params }) {
    const id = withoutExtension(params.episode);
    const bytes = await readTranscriptBytes(scope, id);
    // A model's output must never run in a browser, whatever it looks like.
    const headers = { "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff", "cache-control": "no-store" };
    return new Response(new Uint8Array(bytes), { headers: { ...headers, "content-disposition": `inline; filename="episode-${id}.json"` } });
  },
});

function withoutExtension(name: string): string {
  return name.replace(/\.json$/, "");
}
