"use client";

import Link from "next/link";
import { useState } from "react";
import { SingleKeysSwitch } from "@/components/keyboard/single-keys-switch";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { KeyHint } from "@/components/ui/key-hint";
import { Modal } from "@/components/ui/modal";

const GROUPS: readonly { title: string; keys: readonly (readonly [string, string])[] }[] = [
  {
    title: "Everywhere",
    keys: [
      ["?", "this list"],
      ["g c", "Checkpoints"],
      ["g r", "Runs"],
      ["g m", "Compare"],
      ["Esc", "close what is open"],
    ],
  },
  {
    title: "On the page of a sweep",
    keys: [[".", "stop it; nothing is lost by that"]],
  },
  {
    title: "In the grid",
    keys: [
      ["arrows", "another cell"],
      ["Enter", "what is behind the number"],
    ],
  },
  {
    title: "In an episode",
    keys: [
      ["j k", "next, previous turn"],
      ["J K", "next, previous turn that is invalid or an error"],
      ["[ ]", "previous, next episode of the list it was opened from; without one, sample"],
      ["{ }", "previous, next task"],
      ["c", "copy the link to this turn"],
      ["r", "raw or rendered"],
    ],
  },
];

/** The list of keys, by `?` or by the button in the rail: the one place for help. */
export function HelpDialog() {
  const [open, setOpen] = useState(false);
  useShortcuts({ "?": () => setOpen(true) });
  return (
    <>
      <button type="button" className="btn sm quiet -ml-2" onClick={() => setOpen(true)}>
        Help <KeyHint keys="?" />
      </button>
      <Modal open={open} onOpenChange={setOpen} title="Help" description="Keys; single-letter ones are dead while a field has the focus.">
        <div className="grid gap-5">
          {GROUPS.map((group) => (
            <div key={group.title}>
              <h4 className="mb-1">{group.title}</h4>
              <dl className="kv">
                {group.keys.map(([keys, does]) => (
                  <div key={keys} className="contents">
                    <dt className="min-w-16">
                      <KeyHint keys={keys} />
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          <p>
            <Link href="/help" onClick={() => setOpen(false)}>
              What the numbers mean
            </Link>
          </p>
          <div className="-ml-2">
            <SingleKeysSwitch />
          </div>
        </div>
      </Modal>
    </>
  );
}
