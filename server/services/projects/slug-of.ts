const MAX_LENGTH = 40;

/** The part of an address that a name gives: "Depot, budgets 2" → "depot-budgets-2"; "project" where no letter or digit is left. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "project" : slug;
}
