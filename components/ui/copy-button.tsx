"use client";

import { toast } from "sonner";
import { Button } from "./button";

type CopyButtonProps = { text: string | (() => string); label?: string; done?: string; tone?: "plain" | "quiet"; small?: boolean };

/** Puts text on the clipboard and says so. Without a clipboard (plain http) it shows the text to copy by hand. */
export function CopyButton({ text, label = "Copy", done = "Copied.", tone = "quiet", small = true }: CopyButtonProps) {
  const copy = async () => {
    const value = typeof text === "function" ? text() : text;
    try {
      await navigator.clipboard.writeText(value);
      toast(done);
    } catch {
      window.prompt("Copy this text:", value);
    }
  };
  return (
    <Button tone={tone} small={small} onClick={copy}>
      {label}
    </Button>
  );
}
