"use client";

import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";

type DrawerProps = {
  open: boolean;
  /** Called with false on Esc, on the close button, and on a press outside. The opener keeps the state (in the address). */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line under the title, read out with it. */
  description?: ReactNode;
  children: ReactNode;
};

/** A panel from the right (a sheet from the foot when narrow). The page behind stays readable; focus returns to the opener. */
export function Drawer({ open, onOpenChange, title, description, children }: DrawerProps) {
  // Radix gives the focus back to its own trigger only; ours is whatever had it: a cell, a row.
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          className="drawer"
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Close className="btn quiet x" aria-label="Close">
            <X aria-hidden="true" />
          </Dialog.Close>
          <Dialog.Title className="pr-10 text-ink">{title}</Dialog.Title>
          {description ? <Dialog.Description className="t13 ink2 mt-1">{description}</Dialog.Description> : null}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
