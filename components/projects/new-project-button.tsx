"use client";

import { useQueryState } from "nuqs";
import { Button } from "@/components/ui/button";

/** Opens the dialog of a new project; its state is in the address. */
export function NewProjectButton({ primary = false }: { primary?: boolean }) {
  const [, setNew] = useQueryState("new");
  return (
    <Button tone={primary ? "primary" : "plain"} onClick={() => setNew("project")}>
      New project
    </Button>
  );
}
