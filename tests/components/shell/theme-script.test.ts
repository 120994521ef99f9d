import { describe, expect, it } from "vitest";
import { THEME_SCRIPT } from "@/components/shell/theme-script";

describe("the script that runs before paint", () => {
  it("holds no character that React would escape inside a script element", () => {
    expect(THEME_SCRIPT).not.toMatch(/["'<>&]/);
  });

  it.each([
    ["dark", "dark"],
    [null, undefined],
  ])("with %s stored it leaves data-theme %s", (stored, expected) => {
    const dataset: { theme?: string } = {};
    new Function("localStorage", "document", THEME_SCRIPT)({ getItem: () => stored }, { documentElement: { dataset } });
    expect(dataset.theme).toBe(expected);
  });

  it("does not stop the page where storage is forbidden", () => {
    const forbidden = {
      getItem() {
        throw new Error("denied");
      },
    };
    expect(() => new Function("localStorage", "document", THEME_SCRIPT)(forbidden, {})).not.toThrow();
  });
});
