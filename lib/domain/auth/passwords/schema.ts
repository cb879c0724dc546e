import { z } from "zod";
import { PASSWORD_LIMITS } from "./evaluate-password";

const { least, most } = PASSWORD_LIMITS;

/** Accepts passwords that a user or an admin sets. */
export const password = z
  .string()
  .min(least, `must have at least ${least} characters`)
  .max(most, `must have at most ${most} characters`);

export const passwordChange = z.object({
  current_password: z.string().min(1).max(most),
  password: password.describe("One that is easy to guess is refused."),
});

export type PasswordChange = z.output<typeof passwordChange>;
