/** The sentence for a failed sign-in. next-auth gives its own code for wrong credentials, else the thrown message; undefined: no answer. */
export function signInProblem(error: string | null | undefined): string {
  if (error === undefined) return "The server did not answer. Try again in a moment.";
  if (error === null || error === "CredentialsSignin")
    return "E-mail and password do not match. After ten failed tries sign-in pauses for a quarter of an hour.";
  return error;
}
