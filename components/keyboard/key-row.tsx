import { Fragment } from "react";
import { SingleKeysSwitch } from "./single-keys-switch";

export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The shortcuts of a page in one line, with their off switch. */
export function KeyRow({ help }: { help: readonly KeyHelp[] }) {
  return (
    <div className="keys">
      {help.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{" "}
            </Fragment>
          ))}
          {does}
        </span>
      ))}
      <SingleKeysSwitch />
    </div>
  );
}
