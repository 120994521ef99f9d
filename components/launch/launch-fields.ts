import type { ChangeDraft, LaunchDraft } from "./launch-draft";
import type { DraftField, DraftProblems } from "./read-draft";

/** What every part of the form gets. */
export interface LaunchFieldsProps {
  draft: LaunchDraft;
  change: ChangeDraft;
  problems: DraftProblems;
}

/** Where the list of problems leads to. */
export function fieldId(field: DraftField): string {
  return `launch-${field}`;
}

type TextKey = { [Key in keyof LaunchDraft]: LaunchDraft[Key] extends string ? Key : never }[keyof LaunchDraft] & DraftField;

/** The props of a text field that edits one text of the draft. */
export function textFieldProps(field: TextKey, { draft, change, problems }: LaunchFieldsProps) {
  return {
    id: fieldId(field),
    value: draft[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    error: problems[field],
    autoComplete: "off",
  };
}
