import type { RouterOutputs } from "@/server/api/root";

export type CheckpointRow = RouterOutputs["checkpoints"]["list"][number];

export type LineageNode = { checkpoint: CheckpointRow; children: LineageNode[] };

/** The trees of checkpoints by parent, in the order of the rows; a checkpoint without a known parent is a root. */
export function lineageOf(checkpoints: readonly CheckpointRow[]): LineageNode[] {
  const nodes = new Map(checkpoints.map((checkpoint) => [checkpoint.id, { checkpoint, children: [] as LineageNode[] }]));
  const roots: LineageNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.checkpoint.parent ? nodes.get(node.checkpoint.parent.id) : undefined;
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
