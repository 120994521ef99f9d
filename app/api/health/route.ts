import { openRoute } from "@/server/api/route";
import { readHealth } from "@/server/services/health/read-health";

export const dynamic = "force-dynamic";

/** 200 when web, database and queue are ready, else 503; the body names the part that is not. Open to everybody. */
export const GET = openRoute("public", async () => {
  const { ready, ...parts } = await readHealth();
  const body = { status: ready ? "ready" : "not_ready", web: true, ...parts };
  return Response.json(body, { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } });
});
