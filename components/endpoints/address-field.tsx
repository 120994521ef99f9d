"use client";

import { useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { AppError } from "@/core/app-error";
import { chatCompletionsUrl } from "@/core/checkpoint/endpoint-address";

type AddressFieldProps = { defaultValue: string; error: string | undefined; onHost: (origin: string | null) => void };

/** The address of an endpoint; below it stands where requests will go. */
export function AddressField({ defaultValue, error, onHost }: AddressFieldProps) {
  const [text, setText] = useState(defaultValue);
  const target = readTarget(text);
  return (
    <TextField
      label="Address"
      name="url"
      mono
      maxLength={2_000}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://vllm.lab.example:8000/v1"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onHost(readTarget(event.target.value)?.origin ?? null);
      }}
      error={error}
      hint={
        target === null ? (
          "With or without /v1"
        ) : (
          <>
            Requests go to <span className="mono break-all">{target.href}</span>
          </>
        )
      }
    />
  );
}

function readTarget(text: string): URL | null {
  try {
    return chatCompletionsUrl(text);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
