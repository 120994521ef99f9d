import type { RouterOutputs } from "@/server/api/root";

export type EpisodeHeader = RouterOutputs["episodes"]["get"];
export type TurnsPage = RouterOutputs["episodes"]["turns"];
export type TurnView = TurnsPage["turns"][number];
export type PlaceInList = RouterOutputs["episodes"]["place"];
