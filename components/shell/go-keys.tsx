"use client";

import { useMemo } from "react";
import { projectLinks } from "./rail-links";
import { useGoKeys } from "./use-go-keys";

/** Listens for `g c`, `g r`, `g m`. Draws nothing. */
export function GoKeys({ slug }: { slug: string }) {
  const targets = useMemo(
    () => Object.fromEntries(projectLinks(slug).flatMap((link) => (link.keys ? [[link.keys.slice(-1), link.href]] : []))),
    [slug],
  );
  useGoKeys(targets);
  return null;
}
