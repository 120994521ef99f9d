import { formatBytes } from "@/components/run/format-bytes";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { Progress } from "@/components/ui/progress";
import { bytesOf, type PickedFile } from "./picked-file";
import type { UploadState } from "./use-upload";

type UploadPanelProps = {
  files: readonly PickedFile[];
  upload: UploadState | null;
  busy: boolean;
  /** After a fault: what was sent is kept, the rest is sent now. */
  again: boolean;
  onCancel: () => void;
};

/** At the right of the first step: how much it is, the one button, and how far the sending is. */
export function UploadPanel({ files, upload, busy, again, onCancel }: UploadPanelProps) {
  return (
    <aside className="est" aria-label="What is sent">
      <h2>Look first</h2>
      <p className="t12 ink3 mt-1 mb-2">Files are read and shown to you. Then you decide.</p>
      <dl>
        <dt>Files</dt>
        <dd>{files.length}</dd>
        <dt>Size</dt>
        <dd>{formatBytes(bytesOf(files))}</dd>
      </dl>
      <div className="mt-4 grid gap-2">
        {busy ? (
          <>
            <Sending upload={upload} />
            <Button block onClick={onCancel} disabled={upload === null}>
              Cancel
            </Button>
          </>
        ) : (
          <Button type="submit" tone="primary" block disabled={files.length === 0}>
            {again
              ? "Send the rest and check"
              : files.length === 0
                ? "Upload and check"
                : `Upload and check ${countOf(files.length, "file")}`}
          </Button>
        )}
        {files.length === 0 ? <p className="t12 ink3">Choose a file first.</p> : null}
      </div>
    </aside>
  );
}

function Sending({ upload }: { upload: UploadState | null }) {
  if (upload === null) return <Progress label="Opening the import" share={null} />;
  const share = upload.total === 0 ? null : upload.sent / upload.total;
  return (
    <div>
      <Progress label="Upload" share={share} />
      <p className="t13 ink2 mt-1">
        {formatBytes(upload.sent)} of {formatBytes(upload.total)} sent
      </p>
    </div>
  );
}
