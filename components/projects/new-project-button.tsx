"use client";

import { useQueryState } from "nuqs";
import { Button } from "@/components/ui/button";

/** Opens the dialog of a new project; its state is in the address. */
export function NewProjectButton() {
  const [, setNew] = useQueryState("new");
  return <Button onClick={() => setNew("project")}>New project</Button>;
}
