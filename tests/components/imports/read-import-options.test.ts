import { describe, expect, it } from "vitest";
import { readImportOptions } from "@/components/imports/import-options-fields";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("readImportOptions", () => {
  it("lets empty fields say nothing", () => {
    const options = readImportOptions(formOf({ name: "", suite: "  ", checkpoint: "", method: "", format: "auto" }));
    expect(options).toEqual({
      format: "auto",
      name: undefined,
      suite: undefined,
      checkpoint: undefined,
      method: undefined,
      skipBadLines: false,
    });
  });

  it("never skips bad lines by itself", () => {
    expect(readImportOptions(formOf({ format: "mint", skipBadLines: "true" })).skipBadLines).toBe(false);
  });

  it("refuses a method that does not exist", () => {
    expect(() => readImportOptions(formOf({ method: "dpo" }))).toThrow();
  });
});
