"use client";

import { type FocusEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { TipLayer, type TipSide } from "./tip-layer";

type Shown = { content: ReactNode; anchor: DOMRect };

type TipHandlers = {
  onPointerEnter: (event: PointerEvent<Element>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<Element>) => void;
  onBlur: () => void;
};

/** The time to move the pointer from a mark onto its tip. */
const GRACE_MS = 160;

/**
 * One tip for all marks of a figure: on hover and on focus, it can be hovered itself, Esc dismisses it (WCAG 1.4.13). `bind` gives a
 * mark its handlers, `layer` has to be rendered once.
 */
export function useChartTip(side: TipSide = "above"): {
  bind: (content: () => ReactNode) => TipHandlers;
  layer: ReactNode;
  hide: () => void;
} {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = useCallback(() => clearTimeout(timer.current), []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(null);
  }, []);
  const hideSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(null), GRACE_MS);
  }, []);
  const show = (element: Element, content: () => ReactNode) => {
    clearTimeout(timer.current);
    setShown({ content: content(), anchor: element.getBoundingClientRect() });
  };
  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    document.addEventListener("keydown", onKey);
    window.addEventListener("scroll", hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", hide, { capture: true });
    };
  }, [isShown, hide]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    bind: (content) => ({
      onPointerEnter: (event) => show(event.currentTarget, content),
      onPointerLeave: hideSoon,
      onFocus: (event) => show(event.currentTarget, content),
      onBlur: hideSoon,
    }),
    layer: shown ? <TipLayer side={side} anchor={shown.anchor} content={shown.content} onEnter={keep} onLeave={hideSoon} /> : null,
    hide,
  };
}
