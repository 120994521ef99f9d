"use client";

import { type FocusEvent, type KeyboardEvent, useState } from "react";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

type GridFocus = {
  /** For the element around the marks. */
  gridProps: { onKeyDown: (event: KeyboardEvent<Element>) => void; onFocus: (event: FocusEvent<Element>) => void };
  /** For the mark in this row and column: only one of them is a tab stop. */
  cellProps: (row: number, column: number) => { "data-cell": string; tabIndex: 0 | -1 };
};

/** One tab stop for a grid of marks; arrows, Home and End move inside it. */
export function useGridFocus(start: { row: number; column: number } = { row: 0, column: 0 }): GridFocus {
  const [active, setActive] = useState(`${start.row}:${start.column}`);
  const focusCell = (grid: Element, row: number, column: number): boolean => {
    const cell = grid.querySelector(`[data-cell="${row}:${column}"]`);
    if (!(cell instanceof HTMLElement || cell instanceof SVGElement)) return false;
    cell.focus();
    return true;
  };
  return {
    gridProps: {
      onKeyDown: (event) => {
        const [row = 0, column = 0] = active.split(":").map(Number);
        const step = STEPS[event.key];
        if (step && focusCell(event.currentTarget, row + step[0], column + step[1])) event.preventDefault();
        if (event.key === "Home" && focusCell(event.currentTarget, row, 0)) event.preventDefault();
        const last = event.currentTarget.querySelectorAll(`[data-cell^="${row}:"]`).length - 1;
        if (event.key === "End" && focusCell(event.currentTarget, row, last)) event.preventDefault();
      },
      onFocus: (event) => {
        const cell = event.target.closest("[data-cell]")?.getAttribute("data-cell");
        if (cell) setActive(cell);
      },
    },
    cellProps: (row, column) => ({ "data-cell": `${row}:${column}`, tabIndex: active === `${row}:${column}` ? 0 : -1 }),
  };
}
