/**
 * Moves labels apart so that neighbours are at least `gapPx` from each other, inside [topPx, bottomPx], each as near to its place as the
 * order allows. Returns the new places in the order given; where there is no room the labels close up evenly.
 */
export function spreadLabels(placesPx: readonly number[], gapPx: number, topPx: number, bottomPx: number): number[] {
  const room = bottomPx - topPx;
  const gap = placesPx.length > 1 ? Math.min(gapPx, room / (placesPx.length - 1)) : gapPx;
  const order = placesPx.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place || a.index - b.index);
  const groups = poolNeighbours(
    order.map(({ place }) => place),
    gap,
  );
  const spread = groups.flatMap(({ centre, size }) => {
    const half = ((size - 1) * gap) / 2;
    const start = Math.min(Math.max(centre - half, topPx), bottomPx - 2 * half);
    return Array.from({ length: size }, (_, step) => start + step * gap);
  });
  return settle(spread, order, gap, topPx, bottomPx);
}

type Group = { centre: number; size: number };

function poolNeighbours(places: readonly number[], gap: number): Group[] {
  const groups: Group[] = [];
  for (const place of places) {
    let last: Group = { centre: place, size: 1 };
    for (let before = groups.at(-1); before && touches(before, last, gap); before = groups.at(-1)) {
      groups.pop();
      const size = before.size + last.size;
      last = { centre: (before.centre * before.size + last.centre * last.size) / size, size };
    }
    groups.push(last);
  }
  return groups;
}

function touches(above: Group, below: Group, gap: number): boolean {
  return below.centre - above.centre < ((above.size + below.size) / 2) * gap;
}

// Groups pushed off an edge can meet their neighbour: one pass down and one up restores the gaps.
function settle(spread: number[], order: readonly { index: number }[], gap: number, topPx: number, bottomPx: number): number[] {
  const result = new Array<number>(spread.length).fill(topPx);
  let least = topPx;
  const down = spread.map((place) => {
    const settled = Math.max(place, least);
    least = settled + gap;
    return settled;
  });
  let most = bottomPx;
  for (let rank = down.length - 1; rank >= 0; rank -= 1) {
    const settled = Math.min(down[rank] ?? topPx, most);
    most = settled - gap;
    result[order[rank]?.index ?? rank] = settled;
  }
  return result;
}
