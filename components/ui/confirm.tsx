"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { Modal } from "./modal";

type ConfirmProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is lost and what stays. */
  description: ReactNode;
  /** The verb on the button: "Remove the run". */
  verb: string;
  /** The way out: "Keep it". */
  keep?: string;
  busy?: boolean;
  error?: string | null | undefined;
  onConfirm: () => void;
};

/** Asks once before something is removed. */
export function Confirm({ open, onOpenChange, title, description, verb, keep = "Keep it", busy = false, error, onConfirm }: ConfirmProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={title} description={description}>
      {error ? (
        <p className="mb-3 text-[13px] text-stop leading-5" role="alert">
          {error}
        </p>
      ) : null}
      <div className="row">
        <Button tone="stop" busy={busy} onClick={onConfirm}>
          {verb}
        </Button>
        <Button tone="quiet" onClick={() => onOpenChange(false)}>
          {keep}
        </Button>
      </div>
    </Modal>
  );
}
