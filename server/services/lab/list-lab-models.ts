import { type LabResponse, listLabModels } from "@/engine/lab/chat-completions";

/** The built-in policies as OpenAI's list of models. */
export function listModelsOfLab(): LabResponse {
  return listLabModels();
}
