import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button";

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({ tone, small, block, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ tone, small, block }, className)} />;
}
