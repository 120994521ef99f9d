import { createElement, Fragment, type ReactNode } from "react";
import type { SvgNode } from "@/core/reports/svg/svg-node";

type SvgViewProps = { node: SvgNode; className?: string };

/** A picture of the static renderer as elements, in the page's own type: server, print and the first paint show what the file shows. */
export function SvgView({ node, className }: SvgViewProps): ReactNode {
  return elementOf(node, className);
}

function elementOf(node: SvgNode, className?: string): ReactNode {
  const { style: _style, "font-family": _font, ...attributes } = node.attributes;
  const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactName(name), value]));
  const children = node.children.map((child, index) => {
    const key = `${index}`;
    return typeof child === "string" ? child : <Fragment key={key}>{elementOf(child)}</Fragment>;
  });
  return createElement(node.tag, className ? { ...props, className } : props, ...children);
}

function reactName(attribute: string): string {
  return attribute.startsWith("aria-") ? attribute : attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
