import { z } from "zod";

/** An e-mail address as it is stored and compared: trimmed, lower case. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email("Give an e-mail address, such as ada@lab.org."));
export type EmailAddress = z.infer<typeof EmailAddress>;

/** A password that is being chosen. The upper bound keeps hashing cheap to refuse. */
export const NewPassword = z.string().min(10, "Use at least 10 characters for the password.").max(200);
export type NewPassword = z.infer<typeof NewPassword>;

export const PersonName = z.string().trim().min(1, "Give a name.").max(120);
export type PersonName = z.infer<typeof PersonName>;
