import { describe, expect, it } from "vitest";
import { chatCompletionsUrl, modelsUrl } from "@/core/checkpoint/endpoint-address";

describe("chatCompletionsUrl", () => {
  it.each([
    ["http://vllm:8000", "http://vllm:8000/v1/chat/completions"],
    ["http://vllm:8000/", "http://vllm:8000/v1/chat/completions"],
    ["http://vllm:8000/v1", "http://vllm:8000/v1/chat/completions"],
    [" https://api.lab.example/v1/ ", "https://api.lab.example/v1/chat/completions"],
    ["https://api.lab.example/v1/chat/completions", "https://api.lab.example/v1/chat/completions"],
    ["https://api.lab.example/chat/completions/", "https://api.lab.example/chat/completions"],
    ["https://api.lab.example/v1beta/openai", "https://api.lab.example/v1beta/openai/chat/completions"],
    ["https://api.lab.example/models/rl", "https://api.lab.example/models/rl/v1/chat/completions"],
    ["http://[::1]:8000", "http://[::1]:8000/v1/chat/completions"],
  ])("makes of %s the address %s", (endpoint, url) => {
    expect(chatCompletionsUrl(endpoint).href).toBe(url);
    expect(modelsUrl(endpoint).href).toBe(url.replace("chat/completions", "models"));
  });

  it.each(["", "vllm:8000", "ftp://vllm/v1", "localhost"])("refuses %j, which is no http address", (endpoint) => {
    expect(() => chatCompletionsUrl(endpoint)).toThrow("is no address");
  });

  it("refuses an address that carries a secret, and does not repeat it", () => {
    for (const endpoint of ["https://user:hunter2@lab.example/v1", "https://lab.example/v1?key=hunter2"]) {
      expect(() => chatCompletionsUrl(endpoint)).toThrow(/lab\.example carries a user/);
      expect(() => chatCompletionsUrl(endpoint)).not.toThrow(/hunter2/);
    }
  });
});
