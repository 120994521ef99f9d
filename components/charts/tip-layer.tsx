"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ChartTip } from "@/core/reports/charts/figure-words";

/** Above its mark, or beside the middle of a tall one. */
export type TipSide = "above" | "beside";

type TipLayerProps = { side: TipSide; anchor: DOMRect; content: ReactNode; onEnter: () => void; onLeave: () => void };

const EDGE_PX = 8;

/** The floating tip: at its mark, on the other side where there is no room, inside the window. Marks carry the same words as their label. */
export function TipLayer({ side, anchor, content, onEnter, onLeave }: TipLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const own = ref.current?.getBoundingClientRect();
    if (own) setPlace(side === "above" ? placeAbove(anchor, own) : placeBeside(anchor, own));
  }, [anchor, side]);
  return createPortal(
    <div ref={ref} role="tooltip" className="tip" style={place} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      {content}
    </div>,
    document.body,
  );
}

function placeAbove(anchor: DOMRect, own: DOMRect): { left: number; top: number } {
  const left = within(anchor.left + anchor.width / 2 - own.width / 2, own.width, window.innerWidth);
  const above = anchor.top > own.height + 2 * EDGE_PX;
  return { left, top: above ? anchor.top - own.height - EDGE_PX : within(anchor.bottom + EDGE_PX, own.height, window.innerHeight) };
}

function placeBeside(anchor: DOMRect, own: DOMRect): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2;
  const fits = middle + EDGE_PX + own.width + EDGE_PX <= window.innerWidth;
  const left = fits ? middle + EDGE_PX : within(middle - EDGE_PX - own.width, own.width, window.innerWidth);
  return { left, top: within(anchor.top + EDGE_PX, own.height, window.innerHeight) };
}

function within(place: number, size: number, room: number): number {
  return Math.max(EDGE_PX, Math.min(place, room - size - EDGE_PX));
}

/** The number first, then where it comes from. */
export function TipText({ tip }: { tip: ChartTip }) {
  return (
    <>
      <b>{tip.value}</b>
      {tip.lines.map((line) => (
        <span key={line} className="ink3">
          {line}
        </span>
      ))}
    </>
  );
}
