"use client";

import { type DragEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useAlive } from "@/components/ui/use-alive";
import { filesOfDrop } from "./files-of-drop";
import { filesOfInput, type PickedFile } from "./picked-file";

type DropZoneProps = { disabled: boolean; onFiles: (files: PickedFile[]) => void };

/** Where files and folders are dropped; the two buttons do the same without dragging. */
export function DropZone({ disabled, onFiles }: DropZoneProps) {
  const alive = useAlive();
  const [over, setOver] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);

  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles(await filesOfDrop(event.dataTransfer));
  };
  const choose = (input: HTMLInputElement) => {
    onFiles(filesOfInput(input.files ?? new DataTransfer().files));
    // The same file can be chosen again after it was mended.
    input.value = "";
  };

  return (
    <fieldset
      className={over ? "drop over" : "drop"}
      aria-label="Files to import"
      disabled={disabled || !alive}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>Drop files or a folder here</p>
      <div className="row justify-center">
        <Button onClick={() => fileInput.current?.click()}>Choose files</Button>
        <Button onClick={() => folderInput.current?.click()}>Choose a folder</Button>
      </div>
      <p className="t12 ink3">Nothing is stored before you have seen what is in them.</p>
      <input ref={fileInput} hidden type="file" multiple data-testid="files" onChange={(event) => choose(event.currentTarget)} />
      <input
        ref={folderInput}
        hidden
        type="file"
        multiple
        webkitdirectory=""
        data-testid="folder"
        onChange={(event) => choose(event.currentTarget)}
      />
    </fieldset>
  );
}
