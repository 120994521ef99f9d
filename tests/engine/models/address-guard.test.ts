import { describe, expect, it } from "vitest";
import { createAddressGuard, type HostAddress } from "@/engine/models/address-guard";

const names: Record<string, string[]> = {
  "vllm.lab.example": ["10.1.2.3"],
  "api.example": ["93.184.216.34", "2606:2800:220:1::1"],
  "rebound.example": ["169.254.169.254"],
  "half.example": ["10.1.2.3", "192.168.0.9"],
  localhost: ["127.0.0.1", "::1"],
};

async function lookup(host: string): Promise<HostAddress[]> {
  return (names[host] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
}

async function addresses(allowed: string, host: string, port = 8000, own: string[] = []): Promise<string[]> {
  const found = await createAddressGuard({ allowed, own, lookup }).resolve(host, port);
  return found.map(({ address }) => address);
}

describe("the address guard", () => {
  it.each([
    ["10.0.0.0/8", "10.255.0.1", ["10.255.0.1"]],
    ["10.0.0.0/8", "vllm.lab.example", ["10.1.2.3"]],
    ["vllm.lab.example", "VLLM.lab.example", ["10.1.2.3"]],
    ["vllm.lab.example:8000", "vllm.lab.example", ["10.1.2.3"]],
    ["*.lab.example", "vllm.lab.example", ["10.1.2.3"]],
    ["*", "api.example", ["93.184.216.34", "2606:2800:220:1::1"]],
    ["*", "localhost", ["127.0.0.1", "::1"]],
    ["10.0.0.0/8", "half.example", ["10.1.2.3"]],
    ["[::1]:8000", "[::1]", ["::1"]],
    ["fd00::/8", "[fd12::1]", ["fd12::1"]],
    ["169.254.169.254", "169.254.169.254", ["169.254.169.254"]],
    ["172.16.0.0/12, 10.0.0.0/8\nlocalhost", "10.1.1.1", ["10.1.1.1"]],
  ])("with the list %j lets %s through to %j", async (allowed, host, expected) => {
    expect(await addresses(allowed, host)).toEqual(expected);
  });

  it.each([
    ["", "10.0.0.1"],
    ["", "localhost"],
    ["10.0.0.0/8", "11.0.0.1"],
    ["10.0.0.0/8", "[::ffff:11.0.0.1]"],
    ["vllm.lab.example:8001", "vllm.lab.example"],
    ["lab.example", "vllm.lab.example"],
    ["*.lab.example", "evil-lab.example"],
    ["*", "rebound.example"],
    ["*", "169.254.169.254"],
    ["*", "[::ffff:169.254.169.254]"],
    ["*", "0.0.0.0"],
    ["10.0.0.0/8", "rebound.example"],
  ])("with the list %j refuses %s", async (allowed, host) => {
    await expect(addresses(allowed, host)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("says which address it was, and the whole line of the setting that would permit it", async () => {
    await expect(addresses("10.9.0.0/16, a.example", "vllm.lab.example")).rejects.toThrow(
      "The endpoint vllm.lab.example:8000 (10.1.2.3) is not permitted here. An administrator can permit it by the setting TURNWISE_ALLOWED_ENDPOINTS=10.9.0.0/16,a.example,vllm.lab.example:8000",
    );
  });

  it("always permits the platform's own lab at its port, and nothing else there", async () => {
    expect(await addresses("", "127.0.0.1", 3000, ["127.0.0.1:3000"])).toEqual(["127.0.0.1"]);
    await expect(addresses("", "127.0.0.1", 5432, ["127.0.0.1:3000"])).rejects.toThrow("127.0.0.1:5432");
  });

  it.each(["10.0.0.0/33", "http://vllm:8000", "vllm:99999", "a b/c", "10.0.0.0/x"])(
    "refuses the list %j and quotes what is wrong",
    (allowed) => {
      expect(() => createAddressGuard({ allowed })).toThrow(/TURNWISE_ALLOWED_ENDPOINTS: "/);
    },
  );
});
