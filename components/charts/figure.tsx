"use client";

import Link from "next/link";
import { type ReactNode, useId, useState } from "react";
import { type HelpSlug, helpHref } from "@/components/help/topics";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { DataTable } from "@/core/reports/charts/data-table";
import type { FigureWords } from "@/core/reports/charts/figure-words";
import { DownloadMenu, type DownloadMenuProps } from "./download-menu";
import { NumbersTable } from "./numbers-table";

export type FigureProps = {
  words: FigureWords;
  /** The numbers: the Data view and the files. */
  table: DataTable;
  /** Name of the files without their ending, for example "budget-curves". Also the figure's anchor. */
  name: string;
  /** The picture for the SVG file; left out where the figure is a table already. */
  draw?: DownloadMenuProps["draw"];
  /** The canonical address of the view; absent: the page's own address with the figure's anchor. */
  link?: string;
  /** The help page that explains what is drawn. */
  help?: HelpSlug;
  /** Further actions, left of the others. */
  actions?: ReactNode;
  /** The picture; left out where the figure is its table. */
  children?: ReactNode;
};

/** A figure: the finding, what is drawn in which unit, the picture, its numbers on demand, files, link, and the method below. */
export function Figure({ words, table, name, draw, link, help, actions, children }: FigureProps) {
  const titleId = useId();
  const tableId = useId();
  const [dataShown, setDataShown] = useState(false);
  const address = () => (link === undefined ? `${location.href.split("#")[0]}#${name}` : new URL(link, location.href).href);
  return (
    <figure className="fig" id={name} aria-labelledby={titleId}>
      <header>
        <div>
          <h3 id={titleId}>{words.title}</h3>
          <p className="sub">
            {words.subtitle}{" "}
            {help ? (
              <Link className="fig-help" href={helpHref(help)}>
                What is this?
              </Link>
            ) : null}
          </p>
          {words.description === words.title ? null : <p className="sr">{words.description}</p>}
        </div>
        <div className="tools">
          {actions}
          {children === undefined ? null : (
            <Button tone="quiet" small aria-expanded={dataShown} aria-controls={tableId} onClick={() => setDataShown(!dataShown)}>
              Data
            </Button>
          )}
          <DownloadMenu name={name} table={table} draw={draw} />
          <CopyButton text={address} label="Link" done="Link copied." />
        </div>
      </header>
      {children === undefined ? (
        <NumbersTable table={table} />
      ) : (
        <>
          {children}
          <div id={tableId} className="mt-4" hidden={!dataShown}>
            {dataShown ? <NumbersTable table={table} /> : null}
          </div>
        </>
      )}
      {words.footer ? <footer>{words.footer}</footer> : null}
    </figure>
  );
}
