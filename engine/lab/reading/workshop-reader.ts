import { type ActionReader, fewTurnsFacts, listedActions, type ReadAction } from "./action-reader";
import { readWorkshop, type WorkshopReading } from "./read-workshop";

const KINDS = [
  "take what is short",
  "take what the order needs and the bench has",
  "take what the order does not need",
  "make what is short",
  "make what the order needs and the bench has",
  "make what the order does not need",
  "order what is short",
  "order what is not short",
  "deliver",
  "malformed",
] as const;

const FEW = [1, 2, 4, 8, 16] as const;

/** How policies of the lab read the workshop. */
export const workshopReader: ActionReader = {
  environment: "workshop",
  kinds: KINDS,
  facts: [
    "always",
    "what is used up is gone",
    "what is short can't be taken",
    "the budget is told",
    ...FEW.map((left) => `${left} turns left or fewer`),
  ],
  read(text) {
    const shop = readWorkshop(text);
    const listed = listedActions(text);
    if (shop === null || listed === null) return null;
    const actions: ReadAction[] = listed.map((action) => ({ text: action, kind: KINDS.indexOf(kindOf(action, shop)) }));
    const stuck = !actions.some(({ kind }) => kind === KINDS.indexOf("take what is short") || kind === KINDS.indexOf("make what is short"));
    const facts = [1, Number(shop.isScarce), Number(stuck), ...fewTurnsFacts(text, FEW)];
    return { actions: [...actions, { text: "make it", kind: KINDS.indexOf("malformed") }], facts: Float64Array.from(facts) };
  },
};

function kindOf(action: string, { short, wanted }: WorkshopReading): (typeof KINDS)[number] {
  const [verb, item = ""] = action.split(" ");
  const isShort = (short.get(item) ?? 0) > 0;
  if (verb === "deliver") return "deliver";
  if (verb === "order") return isShort ? "order what is short" : "order what is not short";
  const place = isShort ? 0 : wanted.has(item) ? 1 : 2;
  return verb === "take"
    ? ((["take what is short", "take what the order needs and the bench has", "take what the order does not need"] as const)[place] ??
        "malformed")
    : ((["make what is short", "make what the order needs and the bench has", "make what the order does not need"] as const)[place] ??
        "malformed");
}
