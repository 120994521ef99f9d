import { describe, expect, it } from "vitest";
import { adviceFor, modelsText, otherModels, settingLine, type TestResult } from "@/components/endpoints/test-advice";

const exchange = { address: "http://vllm:8000/v1", request: null, response: "{}", httpStatus: 200, seconds: 0.1, problem: null };

const listing = (ids: string[] | null, httpStatus = 200): TestResult => ({
  models: { ...exchange, httpStatus, ids },
  chat: { ...exchange, httpStatus: 404, answer: null },
  speed: [],
  fault: "not_found",
  problem: "answered 404",
});

describe("what to do about an endpoint that does not answer", () => {
  it("depends on whether a key is stored where the endpoint refuses it", () => {
    expect(adviceFor("unauthorized", { hasKey: true })).toContain("replace it");
    expect(adviceFor("unauthorized", { hasKey: false })).toContain("store one");
    expect(adviceFor("web_page", { hasKey: true })).toContain("/v1");
  });

  it("quotes the line of the setting that a refusal names", () => {
    const refusal =
      "The endpoint a:80 is not permitted here. An administrator can permit it by the setting TURNWISE_ALLOWED_ENDPOINTS=x,a:80";
    expect(settingLine(refusal)).toBe("TURNWISE_ALLOWED_ENDPOINTS=x,a:80");
    expect(settingLine("answered 404")).toBeNull();
    expect(settingLine(null)).toBeNull();
  });

  it("offers the listed models only where the asked one is not among them and did not answer", () => {
    const result = listing(["a", "b"]);
    expect(otherModels(result, { model: "c" })).toEqual(["a", "b"]);
    expect(otherModels(result, { model: "a" })).toEqual([]);
    expect(otherModels(listing(null), { model: "c" })).toEqual([]);
    expect(otherModels({ ...result, chat: { ...exchange, answer: "ready" } }, { model: "alias" })).toEqual([]);
  });

  it("tells what the list of models said", () => {
    expect(modelsText(listing(["a"]), { model: "a" })).toBe("1 model listed, a among them");
    expect(modelsText(listing(["a", "b"]), { model: "c" })).toBe("2 models listed, c not among them");
    expect(modelsText(listing(null, 404), { model: "c" })).toContain("no harm");
    expect(modelsText({ ...listing(null), models: null }, { model: "c" })).toBe("not asked");
  });
});
