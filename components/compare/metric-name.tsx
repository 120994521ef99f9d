import Link from "next/link";
import { helpHref } from "@/components/help/topics";
import { metricHelp } from "./metric-help";

/** A metric's name, leading to its help page where it has one. */
export function MetricName({ name }: { name: string }) {
  const slug = metricHelp(name);
  return slug === null ? name : <Link href={helpHref(slug)}>{name}</Link>;
}
