/** Two numbers in [−1, 1) that depend on the id alone (FNV-1a), so that a mark stays in its place however the rows are ordered. */
export function jitter(id: string): [number, number] {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const final = (mixed ^ (mixed >>> 13)) >>> 0;
  return [(final & 0xffff) / 0x8000 - 1, (final >>> 16) / 0x8000 - 1];
}
