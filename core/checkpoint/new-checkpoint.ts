import { z } from "zod";
import { CheckpointChange } from "./checkpoint-change";
import { EndpointSettings } from "./endpoint-settings";

/** A checkpoint as a person registers it. */
export const NewCheckpoint = CheckpointChange.omit({ id: true }).extend({
  name: z.string().trim().min(1, "Give the checkpoint a name.").max(500, "At most 500 characters."),
  /** Where it answers; absent or null for one whose episodes are imported. */
  endpoint: EndpointSettings.nullish(),
});
export type NewCheckpoint = z.infer<typeof NewCheckpoint>;
