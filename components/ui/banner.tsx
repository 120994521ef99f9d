import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

type BannerProps = {
  /** `plain` states, `attn` asks for a person, `stop` is invalid input or a failure. */
  tone?: "plain" | "attn" | "stop";
  /** What happened, in a few words. */
  title?: ReactNode;
  /** Where, which limit, what was not lost. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
};

/** One message about this page: what, where, what was not lost, one action. A `stop` banner is read out at once. */
export function Banner({ tone = "plain", title, children, action, icon, className }: BannerProps) {
  return (
    <div className={classNames("banner", tone !== "plain" && tone, className)} role={tone === "stop" ? "alert" : undefined}>
      {icon ?? (tone === "plain" ? <Info className="ico text-ink-3" aria-hidden="true" /> : <b aria-hidden="true">!</b>)}
      <div>
        {title ? <b>{title} </b> : null}
        {children}
      </div>
      {action ?? <span />}
    </div>
  );
}
