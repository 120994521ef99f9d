import { formatBytes } from "@/components/run/format-bytes";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import type { PickedFile } from "./picked-file";
import type { UploadState } from "./use-upload";

const SHOWN = 40;

type PickedFilesListProps = { files: readonly PickedFile[]; upload: UploadState | null; onRemove: (path: string) => void };

/** What was chosen, with sizes; the first forty by name, the rest counted. */
export function PickedFilesList({ files, upload, onRemove }: PickedFilesListProps) {
  if (files.length === 0) return null;
  const others = files.length - SHOWN;
  return (
    <ul className="filelist">
      {files.slice(0, SHOWN).map(({ path, file }) => (
        <li key={path}>
          <span className="mono min-w-0 break-all">{path}</span>
          <span className="ink3 nowrap">{formatBytes(file.size)}</span>
          {upload === null ? (
            <Button small tone="quiet" onClick={() => onRemove(path)} aria-label={`Take ${path} out`}>
              Take out
            </Button>
          ) : (
            <span className="ink3 nowrap">{stateWords(path, upload)}</span>
          )}
        </li>
      ))}
      {others > 0 ? <li className="ink2">and {countOf(others, "more file")}</li> : null}
    </ul>
  );
}

function stateWords(path: string, upload: UploadState): string {
  if (upload.done.has(path)) return "sent";
  return upload.current === path ? "sending" : "waits";
}
