import { openRoute } from "@/server/api/route";
import { listModelsOfLab } from "@/server/services/lab/list-lab-models";

export const dynamic = "force-dynamic";

/** The built-in policies, in OpenAI's protocol. Open to everybody: they are toys, and read nothing but the request. */
export const GET = openRoute("public", async () => {
  const { status, body } = listModelsOfLab();
  return Response.json(body, { status });
});
