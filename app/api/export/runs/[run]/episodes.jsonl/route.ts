import { projectRoute } from "@/server/api/route";
import { openRunScope } from "@/server/scope";
import { exportRun } from "@/server/services/runs/export-run";

/** Every episode of a run in the canonical form, one JSON object a line. */
export const GET = projectRoute({
  permission: "run:read",
  params: ["run"],
  openScope: (user, { run }, permission) => openRunScope(user, run, permission),
  async handle({ scope, params }) {
    const headers = {
      "content-type": "application/x-ndjson; charset=utf-8",
      "content-disposition": `attachment; filename="${params.run}.jsonl"`,
      "cache-control": "no-store",
    };
    return new Response(streamOf(exportRun(scope, params.run)), { headers });
  },
});

/** A stream that asks for the next piece when the reader is ready for it. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
