"use client";

import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Button } from "@/components/ui/button";
import { problemText } from "@/components/ui/problem-text";
import type { SelectOption } from "@/components/ui/select-field";
import { ImportOptionsFields, readImportOptions } from "./import-options-fields";
import type { ImportDetail } from "./import-view";

type CheckAgainProps = { project: string; detail: ImportDetail; formats: readonly SelectOption[]; onChanged: () => void };

/** The same files read once more, with other words about them. */
export function CheckAgain({ project, detail, formats, onChanged }: CheckAgainProps) {
  const check = useMutation(useTRPC().imports.check.mutationOptions({ onSettled: onChanged }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    check.mutate({ project, id: detail.id, options: readImportOptions(new FormData(event.currentTarget)) });
  };
  return (
    <details className="mt-8">
      <summary className="t13">Say it differently and read the files again</summary>
      <form className="mt-4" onSubmit={submit}>
        <ImportOptionsFields formats={formats} options={detail.options} disabled={check.isPending} />
        {check.isError ? (
          <p className="t13 mb-2 text-stop" role="alert">
            {problemText(check.error)}
          </p>
        ) : null}
        <Button type="submit" busy={check.isPending}>
          Check again
        </Button>
      </form>
    </details>
  );
}
