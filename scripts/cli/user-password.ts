import { text } from "node:stream/consumers";
import { z } from "zod";
import { password } from "@/lib/domain/auth/passwords/schema";
import { setPassword } from "@/lib/domain/auth/passwords/set-password";
import { newToken } from "@/lib/platform/crypto/token";
import { database } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { email } from "@/lib/platform/http/fields";
import type { Options } from "./options";

const Given = z.object({ email, "password-stdin": z.boolean().optional() });

export async function userPassword(options: Options) {
  const { email, "password-stdin": given } = Given.parse(options);
  const chosen = given ? readPassword(await text(process.stdin)) : newToken().slice(0, 20);
  const user = await setPassword(database(), email, chosen);
  if (!user) throw new OperatorError(`No user has the e-mail address ${email}.`);
  return given ? user : { ...user, password: chosen };
}

/** Without the line break that a terminal or `echo` puts at the end. */
function readPassword(sent: string): string {
  const result = password.safeParse(sent.replace(/\r?\n$/, ""));
  if (!result.success) throw new OperatorError(`The password ${result.error.issues[0]?.message}.`);
  return result.data;
}
