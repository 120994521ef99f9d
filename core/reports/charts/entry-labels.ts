import type { PassKtEntry } from "../pass-kt-report";

type Named = Pick<PassKtEntry, "name" | "suite" | "suite_version" | "suite_split" | "mode" | "visibility" | "unit">;

/** One label an entry: the checkpoint's name, and what sets it apart where several entries share the name. */
export function entryLabels(entries: readonly Named[]): string[] {
  return entries.map((entry) => {
    const namesakes = entries.filter((other) => other.name === entry.name);
    const apart = [
      (other: Named) => other.suite,
      (other: Named) => other.suite_version,
      (other: Named) => other.suite_split,
      (other: Named) => other.visibility,
      (other: Named) => other.unit.replaceAll("_", " "),
      (other: Named) => other.mode,
    ].filter((read) => new Set(namesakes.map(read)).size > 1);
    return [entry.name, ...apart.map((read) => read(entry))].filter((part) => part !== "").join(", ");
  });
}

/** The labels without the beginning that they all share (cut at - _ / . : or a space), for narrow charts. */
export function shortLabels(labels: readonly string[]): string[] {
  const first = labels[0];
  if (first === undefined || labels.length < 2) return [...labels];
  let shared = 0;
  while (shared < first.length && labels.every((label) => label[shared] === first[shared])) shared += 1;
  const cut = Math.max(...["-", "_", "/", ".", ":", " "].map((separator) => first.slice(0, shared).lastIndexOf(separator))) + 1;
  return labels.every((label) => label.length > cut) ? labels.map((label) => label.slice(cut)) : [...labels];
}
