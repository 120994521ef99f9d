import { describe, expect, it } from "vitest";
import { POST } from "@/app/api/lab/v1/chat/completions/route";
import { GET } from "@/app/api/lab/v1/models/route";

const noParams = { params: Promise.resolve({}) };

async function chat(body: string): Promise<{ status: number; json: unknown }> {
  const response = await POST(new Request("http://localhost/api/lab/v1/chat/completions", { method: "POST", body }), noParams);
  return { status: response.status, json: await response.json() };
}

describe("the lab behind the route handlers", () => {
  it("lists its models and answers a chat, equally for an equal seed", async () => {
    const models = await GET(new Request("http://localhost/api/lab/v1/models"), noParams);
    expect(await models.json()).toMatchObject({ object: "list", data: [{ id: "careful" }, { id: "hasty" }] });
    const body = JSON.stringify({ model: "careful", seed: 3, messages: [{ role: "user", content: "hello" }] });
    const [one, two] = [await chat(body), await chat(body)];
    expect(one).toMatchObject({ status: 200, json: { object: "chat.completion", choices: [{ message: { role: "assistant" } }] } });
    expect(two.json).toMatchObject({ choices: expect.any(Array) });
  });

  it.each([
    ["no JSON", "{", 400],
    ["no body", "", 400],
    ["an unknown model", JSON.stringify({ model: "gpt", messages: [{ role: "user", content: "hi" }] }), 404],
    ["more than it reads", "x".repeat((8 << 20) + 1), 413],
  ])("refuses %s in OpenAI's shape", async (_, body, status) => {
    expect(await chat(body)).toMatchObject({ status, json: { error: { message: expect.any(String), type: "invalid_request_error" } } });
  });
});
