import { text } from "node:stream/consumers";
import { z } from "zod";
import { password } from "@/lib/domain/auth/passwords/schema";
import { setPassword } from "@/lib/domain/auth/passwords/set-password";
import { generateToken } from "@/lib/platform/crypto/token";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { email } from "@/lib/platform/http/fields";
import type { Options } from "./options";

const OptionsSchema = z.object({ email, "password-stdin": z.boolean().optional() });

export async function runUserPassword(options: Options) {
  const { email, "password-stdin": fromStdin } = OptionsSchema.parse(options);
  const chosen = fromStdin ? trimPassword(await text(process.stdin)) : generateToken().slice(0, 20);
  const user = await setPassword(getDatabase(), email, chosen);
  if (!user) throw new OperatorError(`No user has the e-mail address ${email}.`);
  return fromStdin ? user : { ...user, password: chosen };
}

/** Removes the line break that a terminal or `echo` adds. */
function trimPassword(sent: string): string {
  const result = password.safeParse(sent.replace(/\r?\n$/, ""));
  if (!result.success) throw new OperatorError(`The password ${result.error.issues[0]?.message}.`);
  return result.data;
}
