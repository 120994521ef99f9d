"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

type TooltipProps = {
  /** Shown on hover and on focus; can be hovered; Esc dismisses it. */
  text: ReactNode;
  /** One element that can have focus. */
  children: ReactNode;
};

/** More about one element, for pointer and keyboard alike (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tip static-tip" sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
