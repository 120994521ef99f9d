import { FormBlock } from "@/components/ui/form-block";
import { TextField } from "@/components/ui/text-field";
import { formatDuration } from "@/core/reports/format-duration";
import { type LaunchFieldsProps, textFieldProps } from "./launch-fields";

type LimitFieldsProps = LaunchFieldsProps & {
  /** The longest measured time of an answer among the chosen checkpoints; null where none was measured. */
  slowestSeconds: number | null;
};

/** What ends a request or an episode besides its turns. */
export function LimitFields({ slowestSeconds, ...fields }: LimitFieldsProps) {
  return (
    <FormBlock title="Limits" note="What ends a request or an episode besides its turns.">
      <div className="cols2">
        <TextField
          label="Give up on a request after"
          inputMode="decimal"
          hint={
            slowestSeconds === null
              ? "Seconds, until the last byte of the answer"
              : `Seconds; the slowest measured answer takes ${formatDuration(slowestSeconds)}`
          }
          {...textFieldProps("requestSeconds", fields)}
        />
        <TextField
          label="Tokens of an answer, at the most"
          inputMode="numeric"
          placeholder="as each endpoint is set"
          hint="Sent with each request as max_tokens"
          {...textFieldProps("maxTokensPerTurn", fields)}
        />
        <TextField
          label="End an episode after"
          inputMode="decimal"
          placeholder="no limit"
          hint="Seconds; it counts as time_limit"
          {...textFieldProps("episodeSeconds", fields)}
        />
        <TextField
          label="Tokens of an episode, at the most"
          inputMode="numeric"
          placeholder="no limit"
          hint="In and out together; it counts as token_limit"
          {...textFieldProps("episodeTokens", fields)}
        />
      </div>
    </FormBlock>
  );
}
