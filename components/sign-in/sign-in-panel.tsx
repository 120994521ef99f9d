import { BarePanel } from "./bare-panel";
import { SignInForm } from "./sign-in-form";

type SignInPanelProps = {
  labName: string | null;
  /** Where to go afterwards; null stays at this address and shows what it holds. */
  then: string | null;
  note?: string;
};

/** The sign-in page: as a page of its own, or in place of a page that needs a person. */
export function SignInPanel({ labName, then, note = "Accounts are made by invitation." }: SignInPanelProps) {
  return (
    <BarePanel title={labName ? `Sign in to ${labName}` : "Sign in to Turnwise"} note={note}>
      <SignInForm then={then} />
      <p className="t12 ink3 mt-8">Running on your own host. Nothing leaves it.</p>
    </BarePanel>
  );
}
