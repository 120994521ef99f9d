"use client";

import { useEffect, useRef } from "react";
import { countOf } from "@/components/ui/count-of";
import { isFaulty, type TurnGlance } from "./turn-glance";

interface TurnListProps {
  turns: readonly TurnGlance[];
  turnsUsed: number;
  successTurn: number | null;
  current: number | null;
  stopReason: string;
  hrefOf: (turn: number) => string;
  onSelect: (turn: number) => void;
}

function turnNote(turn: TurnGlance, successTurn: number | null): string {
  if (turn.index === successTurn) return "success";
  if (!isFaulty(turn)) return "";
  return turn.valid === false ? "invalid" : "error";
}

/** The turns at a glance, one line each. */
export function TurnList({ turns, turnsUsed, successTurn, current, stopReason, hrefOf, onSelect }: TurnListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = current === null ? null : list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    // Only the list moves: scrollIntoView would move the page under the reader as well.
    if (link && list.current) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  return (
    <nav ref={list} className="turnlist max-h-[calc(100vh-140px)] overflow-y-auto" aria-label="Turns">
      <h4 className="mb-2">{countOf(turnsUsed, "turn")}</h4>
      {turns.map((turn) => (
        <a
          key={turn.index}
          href={hrefOf(turn.index)}
          className={isFaulty(turn) ? "e" : undefined}
          aria-current={turn.index === current ? "step" : undefined}
          onClick={(event) => {
            event.preventDefault();
            onSelect(turn.index);
          }}
        >
          <span className="ink3">{turn.index}</span>
          <span>{turn.headline}</span>
          <i>{turnNote(turn, successTurn)}</i>
        </a>
      ))}
      <p className="t12 ink3 mt-3">Stop reason: {stopReason}.</p>
    </nav>
  );
}
