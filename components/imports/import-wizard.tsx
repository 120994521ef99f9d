"use client";

import { parseAsString, useQueryState } from "nuqs";
import type { SelectOption } from "@/components/ui/select-field";
import { ImportStart } from "./import-start";
import { ImportView } from "./import-view";

type ImportWizardProps = { project: string; formats: readonly SelectOption[] };

/** From files to a run. Which import it is about stands in the address, so that a reload goes on where it was. */
export function ImportWizard({ project, formats }: ImportWizardProps) {
  const [importId, setImportId] = useQueryState("import", parseAsString);
  if (importId === null) {
    return <ImportStart project={project} formats={formats} existing={null} onChecking={(id) => setImportId(id, { history: "push" })} />;
  }
  return (
    <ImportView
      key={importId}
      project={project}
      importId={importId}
      formats={formats}
      onRestart={() => setImportId(null, { history: "push" })}
    />
  );
}
