import type { ReactNode } from "react";
import { AppFrame } from "@/app/app-frame";
import { readEpisode } from "./read-episode";

interface EpisodeLayoutProps {
  params: Promise<{ episode: string }>;
  children: ReactNode;
}

export default async function EpisodeLayout({ params, children }: EpisodeLayoutProps) {
  const episode = await readEpisode((await params).episode);
  return (
    <AppFrame project={episode?.project.slug ?? null} area="Runs">
      {children}
    </AppFrame>
  );
}
