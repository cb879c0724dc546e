import { z } from "zod";
import { PASSWORD_LIMITS } from "./judge-password";

export const passwordChange = z.object({
  current_password: z.string().min(1).max(PASSWORD_LIMITS.most),
  password: z
    .string()
    .min(PASSWORD_LIMITS.least)
    .max(PASSWORD_LIMITS.most)
    .describe("One that is easy to guess is refused."),
});

export type PasswordChange = z.output<typeof passwordChange>;
