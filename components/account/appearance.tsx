"use client";

import { SingleKeysSwitch } from "@/components/keyboard/single-keys-switch";
import { chooseTheme, type Theme, useChosenTheme } from "@/components/shell/theme";
import { FormBlock } from "@/components/ui/form-block";

const CHOICES: readonly { value: Theme | null; label: string }[] = [
  { value: null, label: "Like the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** What this browser remembers: theme and single-letter keys. */
export function Appearance() {
  const chosen = useChosenTheme();
  return (
    <FormBlock title="This browser" note="Remembered here, not in your account.">
      <fieldset>
        <legend className="label">Theme</legend>
        <div className="pick">
          {CHOICES.map(({ value, label }) => (
            <label key={label}>
              <input type="radio" name="theme" checked={chosen === value} onChange={() => chooseTheme(value)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <span className="label">Keyboard</span>
        <div className="-ml-2">
          <SingleKeysSwitch />
        </div>
        <p className="hint">Keys such as j, k and g c. They are dead while a field has the focus.</p>
      </div>
    </FormBlock>
  );
}
