"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ChartTip } from "@/core/reports/charts/figure-words";

type TipLayerProps = { anchor: DOMRect; content: ReactNode; onEnter: () => void; onLeave: () => void };

const EDGE_PX = 8;

/** The floating tip: above its mark, below where there is no room, inside the window. Marks carry the same words as their label. */
export function TipLayer({ anchor, content, onEnter, onLeave }: TipLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const own = ref.current?.getBoundingClientRect();
    if (!own) return;
    const left = Math.max(EDGE_PX, Math.min(anchor.left + anchor.width / 2 - own.width / 2, window.innerWidth - own.width - EDGE_PX));
    const above = anchor.top > own.height + 2 * EDGE_PX;
    setPlace({
      left,
      top: above ? anchor.top - own.height - EDGE_PX : Math.min(anchor.bottom + EDGE_PX, window.innerHeight - own.height - EDGE_PX),
    });
  }, [anchor]);
  return createPortal(
    <div ref={ref} role="tooltip" className="tip" style={place} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      {content}
    </div>,
    document.body,
  );
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
