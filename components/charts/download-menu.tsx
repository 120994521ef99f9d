"use client";

import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { buttonClass } from "@/components/ui/button";
import type { DataTable } from "@/core/reports/charts/data-table";
import { type TableFile, tableFiles } from "@/core/reports/charts/table-files";
import { lightPalette } from "@/core/reports/svg/light-palette";
import type { SvgNode } from "@/core/reports/svg/svg-node";
import { svgDocument } from "@/core/reports/svg/svg-picture";
import { saveFile } from "./save-file";

export interface DownloadMenuProps {
  /** Name of the files without their ending. */
  name: string;
  table: DataTable;
  /** The picture, always light; left out where there is only a table. */
  draw?: ((palette: typeof lightPalette) => SvgNode) | undefined;
}

/** The files of a figure or a table in one menu: its picture, and its numbers in every format. They are made when the menu opens. */
export function DownloadMenu(props: DownloadMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonClass({ tone: "quiet", small: true })} aria-label={`Download: ${props.table.caption}`}>
        Download
        <ChevronDown aria-hidden="true" className="ico text-ink-3" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          <DownloadItems {...props} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function DownloadItems(props: DownloadMenuProps) {
  return filesOf(props).map(({ title, name, mediaType, content }) => (
    <DropdownMenu.Item key={name} onSelect={() => saveFile(name, mediaType, content)}>
      <span className="grow">{title}</span>
      <span className="mono t12 ink3">{name.slice(name.lastIndexOf("."))}</span>
    </DropdownMenu.Item>
  ));
}

function filesOf({ name, table, draw }: DownloadMenuProps): TableFile[] {
  const files = tableFiles({ name, table });
  if (!draw) return files;
  const picture = svgDocument(draw(lightPalette), lightPalette);
  return [{ title: "SVG picture", name: `${name}.svg`, mediaType: "image/svg+xml", content: picture }, ...files];
}
