import { describe, expect, it } from "vitest";
import { readTurnExchange } from "@/core/trajectory/turn-exchange";

const turn = (raw: unknown) => ({ index: 1, messages: [], raw });

describe("the exchange of a turn", () => {
  it("has the bodies as they went over the wire, and the number of requests", () => {
    expect(readTurnExchange(turn({ request: '{"a":1}', response: "{}", attempts: 3 }))).toEqual({
      request: '{"a":1}',
      response: "{}",
      attempts: 3,
    });
    expect(readTurnExchange(turn({ response: "{}" }))).toEqual({ request: null, response: "{}", attempts: null });
  });

  it("is none where nothing is kept", () => {
    expect(readTurnExchange(turn(null))).toBeNull();
    expect(readTurnExchange({ index: 1, messages: [] })).toBeNull();
  });

  it.each([
    ["as it came", "as it came"],
    [{ id: "x" }, '{"id":"x"}'],
    [{ response: { id: "x" } }, '{"response":{"id":"x"}}'],
    [[1], "[1]"],
  ])("shows what another source calls raw, %j, as its answer", (raw, response) => {
    expect(readTurnExchange(turn(raw))).toEqual({ request: null, response, attempts: null });
  });
});
