"use client";

import { useQueryState } from "nuqs";
import { Button } from "@/components/ui/button";

/** Opens the editor of a checkpoint; which one stands in the address. */
export function EditCheckpointButton({ id, name, small = true }: { id: string; name: string; small?: boolean }) {
  const [, setEdit] = useQueryState("edit");
  return (
    <Button small={small} tone={small ? "quiet" : "plain"} aria-label={`Edit ${name}`} onClick={() => setEdit(id, { history: "push" })}>
      Edit
    </Button>
  );
}
