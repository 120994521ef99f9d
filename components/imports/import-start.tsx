"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { Banner } from "@/components/ui/banner";
import { FormBlock } from "@/components/ui/form-block";
import { problemText } from "@/components/ui/problem-text";
import type { SelectOption } from "@/components/ui/select-field";
import { DropZone } from "./drop-zone";
import { ImportOptionsFields, readImportOptions } from "./import-options-fields";
import { mergeFiles, type PickedFile } from "./picked-file";
import { PickedFilesList } from "./picked-files-list";
import { UploadPanel } from "./upload-panel";
import { useUpload } from "./use-upload";

type ImportStartProps = {
  project: string;
  formats: readonly SelectOption[];
  /** An import whose upload was interrupted: its files can be sent again. */
  existing: { id: string } | null;
  onChecking: (importId: string) => void;
};

/** First step: choose files, say what they are, send them. */
export function ImportStart({ project, formats, existing, onChecking }: ImportStartProps) {
  const [files, setFiles] = useState<readonly PickedFile[]>([]);
  const { state: upload, send, problem, busy, cancel } = useImportUpload(project, existing?.id ?? null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const importId = await send(files, new FormData(event.currentTarget));
    if (importId !== null) onChecking(importId);
  };

  return (
    <form className="split form" onSubmit={submit}>
      <div>
        <FormBlock title="Files" note="JSONL in Turnwise's own form, τ-bench results, MINT outputs. Keep MINT's folders: they carry facts.">
          <DropZone disabled={busy} onFiles={(more) => setFiles((have) => mergeFiles(have, more))} />
          <PickedFilesList files={files} upload={upload} onRemove={(path) => setFiles((have) => have.filter((one) => one.path !== path))} />
        </FormBlock>
        <ImportOptionsFields formats={formats} options={{}} disabled={busy} />
        {problem ? (
          <Banner tone="stop" title="Not sent.">
            {problem}
          </Banner>
        ) : null}
      </div>
      <UploadPanel files={files} upload={upload} busy={busy} again={problem !== null} onCancel={cancel} />
    </form>
  );
}

/** Opens an import, sends its files, asks for the check. After a fault the same import goes on. */
function useImportUpload(project: string, existingId: string | null) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { state, upload, forget } = useUpload();
  const [importId, setImportId] = useState(existingId);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const create = useMutation(trpc.imports.create.mutationOptions());
  const check = useMutation(trpc.imports.check.mutationOptions());
  const remove = useMutation(trpc.imports.cancel.mutationOptions());

  const send = async (files: readonly PickedFile[], form: FormData): Promise<string | null> => {
    setBusy(true);
    setProblem(null);
    const options = readImportOptions(form);
    try {
      const id = importId ?? (await create.mutateAsync({ project, options })).id;
      setImportId(id);
      await upload(id, files);
      await check.mutateAsync({ project, id, options });
      await queryClient.invalidateQueries({ queryKey: trpc.imports.get.queryKey({ project, id }) });
      return id;
    } catch (error) {
      if (!isAbort(error)) setProblem(sentenceOf(error));
      setBusy(false);
      return null;
    }
  };
  const cancel = () => {
    forget();
    if (importId !== null) remove.mutate({ project, id: importId });
    setImportId(null);
  };
  return { state, send, problem, busy, cancel };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** An upload's fault is a plain Error with its sentence; everything else came from the API. */
function sentenceOf(error: unknown): string {
  return error instanceof Error && error.constructor === Error ? error.message : problemText(error);
}
