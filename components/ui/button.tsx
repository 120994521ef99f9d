import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export type ButtonTone = "plain" | "primary" | "quiet" | "stop";

export type ButtonLook = {
  tone?: ButtonTone;
  small?: boolean;
  block?: boolean;
};

/** The classes of a button, for whatever element wears them. */
export function buttonClass({ tone = "plain", small = false, block = false }: ButtonLook, extra?: string): string {
  return classNames("btn", tone !== "plain" && tone, small && "sm", block && "w-full", extra);
}

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

/** A push button. `busy` says so to readers and refuses a second press; the words stay, so that nothing jumps. */
export function Button({ tone, small, block, busy = false, className, disabled, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, small, block }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
