import type { Metadata } from "next";
import { HelpIndex } from "@/components/help/help-index";

export const metadata: Metadata = { title: "Help" };

export default function HelpIndexPage() {
  return <HelpIndex />;
}
