import { openRoute } from "@/server/api/route";
import { answerLabChat } from "@/server/services/lab/answer-lab-chat";

/** Chat with the built-in policies, in OpenAI's protocol. Open to everybody: they are toys, and read nothing but the request. */
export const POST = openRoute("public", async (request) => {
  const { status, body } = await answerLabChat(request.body);
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
});
