import { describe, expect, it } from "vitest";
import { readEndpointFields } from "@/components/endpoints/read-endpoint-fields";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ concurrency: "8", ...values })) form.set(name, value);
  return form;
}

const place = { url: "http://vllm:8000", model: "qwen" };

describe("readEndpointFields", () => {
  it("reads no endpoint where nothing is said of one", () => {
    expect(readEndpointFields(formOf({ url: "  ", model: "", key: "" }))).toEqual({ settings: null });
  });

  it("reads numbers with point or comma, and leaves out what is empty", () => {
    const read = readEndpointFields(formOf({ ...place, temperature: "0,7", topP: "0.95", concurrency: "16", extraBody: '{"top_k": 20}' }));
    expect(read).toEqual({
      settings: {
        ...place,
        key: undefined,
        sampling: { temperature: 0.7, topP: 0.95, maxTokensPerTurn: null, extraBody: { top_k: 20 } },
        concurrency: 16,
      },
    });
  });

  it("keeps, sends or removes the key", () => {
    const keyOf = (values: Record<string, string>) => {
      const read = readEndpointFields(formOf({ ...place, ...values }));
      return "settings" in read ? read.settings?.key : read.problems;
    };
    expect(keyOf({})).toBeUndefined();
    expect(keyOf({ removeKey: "no" })).toBeUndefined();
    expect(keyOf({ removeKey: "yes" })).toBeNull();
    expect(keyOf({ key: " sk-1 " })).toBe("sk-1");
  });

  it("says by field what does not fit", () => {
    const read = readEndpointFields(
      formOf({ url: "vllm:8000", temperature: "warm", topP: "0", maxTokensPerTurn: "1.5", concurrency: "1,000", extraBody: "[1]" }),
    );
    expect("problems" in read ? read.problems : {}).toEqual({
      url: expect.stringContaining("is no address"),
      model: expect.any(String),
      "sampling.temperature": expect.stringContaining("0 to 10"),
      "sampling.topP": expect.stringContaining("above 0"),
      "sampling.maxTokensPerTurn": expect.stringContaining("whole number"),
      "sampling.extraBody": expect.stringContaining("no JSON object"),
      concurrency: expect.stringContaining("1 to 1,000"),
    });
  });

  it.each(["many", "0", "2.5", "1001"])("refuses %s requests at once", (concurrency) => {
    const read = readEndpointFields(formOf({ ...place, concurrency }));
    expect("problems" in read && read.problems.concurrency).toContain("1 to 1,000");
  });

  it("does not let further fields set what is set elsewhere", () => {
    const read = readEndpointFields(formOf({ ...place, extraBody: '{"temperature": 1}' }));
    expect("problems" in read && read.problems["sampling.extraBody"]).toContain("set elsewhere");
  });
});
