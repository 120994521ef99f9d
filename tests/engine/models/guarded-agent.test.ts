import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAddressGuard } from "@/engine/models/address-guard";
import { createGuardedAgent } from "@/engine/models/guarded-agent";
import { type LocalServer, sendJson, startLocalServer } from "../../support/local-server";

let server: LocalServer;
const hosts: (string | undefined)[] = [];
beforeAll(async () => {
  server = await startLocalServer((incoming, _, response) => {
    hosts.push(incoming.headers.host);
    sendJson(response, 200, {});
  });
});
afterAll(() => server.close());

/** Requests a name that only this test's resolver knows; its answers come in order, the last goes on. */
async function ask(allowed: string, ...answers: string[]) {
  let lookups = 0;
  const lookup = async () => [{ address: answers[Math.min(lookups++, answers.length - 1)] ?? "", family: 4 }];
  const agent = createGuardedAgent(createAddressGuard({ allowed, lookup }));
  try {
    const { statusCode, body } = await request(`http://lab.test:${new URL(server.url).port}/`, { dispatcher: agent });
    await body.dump();
    return { statusCode, lookups };
  } finally {
    await agent.destroy();
  }
}

describe("a guarded agent", () => {
  it("connects to the very address that was permitted, and resolves nothing a second time", async () => {
    expect(await ask("127.0.0.0/8", "127.0.0.1", "169.254.169.254")).toEqual({ statusCode: 200, lookups: 1 });
    expect(hosts).toEqual([new URL(server.url).host.replace("127.0.0.1", "lab.test")]);
  });

  it("makes no connection to a name that leads elsewhere", async () => {
    hosts.length = 0;
    await expect(ask("10.0.0.0/8", "127.0.0.1")).rejects.toMatchObject({ code: "forbidden" });
    expect(hosts).toEqual([]);
  });
});
