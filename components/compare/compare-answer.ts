import type { RouterOutputs } from "@/server/api/root";

export type CompareAnswer = RouterOutputs["reports"]["compare"];
export type CompareEntry = RouterOutputs["reports"]["entries"][number];
export type BaselineAnswer = RouterOutputs["reports"]["baseline"];
