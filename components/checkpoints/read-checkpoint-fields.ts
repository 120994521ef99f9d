import { typedNumber, typedText } from "@/components/ui/typed-value";

/** What the fields of `CheckpointFields` say, as it was typed; its schema judges it. */
export function readCheckpointFields(form: FormData) {
  return {
    method: form.get("method"),
    parentId: typedText(form, "parent"),
    family: typedText(form, "family"),
    step: typedNumber(form, "step"),
    trainSeed: typedNumber(form, "trainSeed"),
  };
}
