import type { Instant } from "@/lib/core/time/instant";
import { readCode } from "@/lib/domain/events/confirmations/code";
import { endConfirmation } from "@/lib/domain/events/confirmations/end-confirmation";
import { readConfirmation } from "@/lib/domain/events/confirmations/read-confirmation";
import { renewCode } from "@/lib/domain/events/confirmations/renew-code";
import { tryCode } from "@/lib/domain/events/confirmations/try-code";
import { toOwnTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { type AskedForm, codePath } from "./asked-form";
import { codePathSaying } from "./open-code-page";
import { type Resumed, resumeForm } from "./resume-form";

interface Sent {
  token: string;
  data: FormData;
  now: Instant;
}

/** Sends the form on once the code is right; else leads back to the page that asks for it. */
export async function submitCode(db: Db, { token, data, now: sent }: Sent): Promise<Resumed> {
  const waiting = await readConfirmation<AskedForm>(db, token, sent);
  if (!waiting) return to(codePath(token, { embed: false }));
  const now = toOwnTime(sent);
  const { form, organization } = waiting;
  switch (data.get("go")) {
    case "change":
      await endConfirmation(db, token, waiting);
      return to(form.back);
    case "renew":
      return to(codePathSaying(token, form, (await renewCode(db, token, now)) ? "renewed" : "many"));
    default: {
      const typed = data.get("code");
      const code = readCode(typeof typed === "string" ? typed : "");
      // What is no code costs no try.
      const isRight = code !== null && (await tryCode(db, organization, { token, code }, now));
      return isRight ? resumeForm(db, form, now) : to(codePathSaying(token, form, "wrong"));
    }
  }
}

const to = (location: string): Resumed => ({ location, cookies: [] });
