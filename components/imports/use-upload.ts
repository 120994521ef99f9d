"use client";

import { useEffect, useRef, useState } from "react";
import { bytesOf, type PickedFile } from "./picked-file";
import { uploadFile } from "./upload-file";

export type UploadState = { total: number; sent: number; current: string; done: ReadonlySet<string> };

/** Sends files one after another; a second call after a fault sends only what is not there yet. */
export function useUpload() {
  const [state, setState] = useState<UploadState | null>(null);
  const abort = useRef<AbortController | null>(null);
  const done = useRef(new Set<string>());

  useEffect(() => () => abort.current?.abort(), []);

  const upload = async (importId: string, files: readonly PickedFile[]): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    const total = bytesOf(files);
    let before = bytesOf(files.filter(({ path }) => done.current.has(path)));
    try {
      for (const picked of files) {
        if (done.current.has(picked.path)) continue;
        const show = (sent: number) => setState({ total, sent: before + sent, current: picked.path, done: new Set(done.current) });
        show(0);
        await uploadFile(picked, { importId, signal: controller.signal, onSent: show });
        done.current.add(picked.path);
        before += picked.file.size;
      }
    } finally {
      setState(null);
    }
  };
  const forget = () => {
    abort.current?.abort();
    done.current = new Set();
  };
  return { state, upload, forget };
}
