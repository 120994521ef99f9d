import type { ReactNode } from "react";
import { AppFrame } from "@/app/app-frame";

type ProjectLayoutProps = { params: Promise<{ project: string }>; children: ReactNode };

export default async function ProjectLayout({ params, children }: ProjectLayoutProps) {
  const { project } = await params;
  return <AppFrame project={project}>{children}</AppFrame>;
}
