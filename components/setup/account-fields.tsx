import { TextField } from "@/components/ui/text-field";

export const PASSWORD_MIN_LENGTH = 10;

/** What a new account needs; `withEmail` where the address is not already known. */
export function AccountFields({ withEmail = false }: { withEmail?: boolean }) {
  return (
    <>
      <TextField label="Your name" name="name" required maxLength={120} autoComplete="name" />
      {withEmail ? <TextField label="E-mail" name="email" type="email" required maxLength={254} autoComplete="username" /> : null}
      <TextField
        label="Password"
        name="password"
        type="password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={200}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters; anything goes, a password manager is welcome.`}
      />
    </>
  );
}
