"use client";

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { themePalette } from "@/core/reports/charts/color-token";
import { CHART_WIDTH_PX, PHONE_WIDTH_PX } from "@/core/reports/charts/plot-frame";
import type { SvgNode } from "@/core/reports/svg/svg-node";
import styles from "./chart-stage.module.css";
import { SvgView } from "./svg-view";

type ChartStageProps = {
  /** The static picture at a width: it stands until the browser has measured, without JavaScript, and in print. */
  draw: (widthPx: number, palette: typeof themePalette) => SvgNode;
  /** The width the picture has on a desk: 960, or less in a narrow column. */
  deskPx?: number;
  /** The interactive chart at the measured width. */
  children: (widthPx: number) => ReactNode;
};

/** Gives a chart its measured width and keeps its height from the first paint on, so that nothing jumps. */
export function ChartStage({ draw, deskPx = CHART_WIDTH_PX, children }: ChartStageProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidthPx(Math.min(CHART_WIDTH_PX, Math.floor(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const desk = draw(deskPx, themePalette);
  const phone = draw(PHONE_WIDTH_PX, themePalette);
  const heights: CSSProperties & Record<`--${string}`, string> = {
    "--wide-height": `${desk.attributes.height}px`,
    "--compact-height": `${phone.attributes.height}px`,
  };
  return (
    <div ref={ref} className={styles.stage} style={heights}>
      <div className={styles.frame}>
        {widthPx !== null && widthPx > 0 ? <div className={styles.live}>{children(widthPx)}</div> : null}
        <div className={styles.still}>
          <SvgView node={desk} className={styles.desk} />
          <SvgView node={phone} className={styles.phone} />
        </div>
      </div>
    </div>
  );
}
