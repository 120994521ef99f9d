"use client";

import { Dialog } from "radix-ui";
import type { ReactNode } from "react";

type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, said before the buttons. */
  description?: ReactNode;
  children: ReactNode;
};

/** A question that has to be answered before going on. Esc and a press outside answer "no". */
export function Modal({ open, onOpenChange, title, description, children }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="modal" {...(description ? {} : { "aria-describedby": undefined })}>
          <Dialog.Title asChild>
            <h2>{title}</h2>
          </Dialog.Title>
          {description ? (
            <Dialog.Description className="t13 ink2 mt-1" asChild>
              <div>{description}</div>
            </Dialog.Description>
          ) : null}
          <div className="mt-5">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
