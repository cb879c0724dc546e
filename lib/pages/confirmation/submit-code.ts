import type { Instant } from "@/lib/core/time/instant";
import { cancelConfirmation } from "@/lib/domain/events/confirmations/cancel-confirmation";
import { parseConfirmationCode } from "@/lib/domain/events/confirmations/confirmation-code";
import { findConfirmation } from "@/lib/domain/events/confirmations/find-confirmation";
import { replaceConfirmationCode } from "@/lib/domain/events/confirmations/replace-code";
import { verifyConfirmationCode } from "@/lib/domain/events/confirmations/verify-confirmation-code";
import { toWorkTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { buildCodePathWithNotice } from "./load-code-page";
import { type FormRedirect, submitConfirmedForm } from "./submit-confirmed-form";
import { buildCodePath, type UnconfirmedForm } from "./unconfirmed-form";

interface CodeSubmission {
  token: string;
  data: FormData;
  now: Instant;
}

/** Submits the stored form if the code is right, else leads back to the page that asks for it. */
export async function submitCode(db: Db, { token, data, now: sent }: CodeSubmission): Promise<FormRedirect> {
  const waiting = await findConfirmation<UnconfirmedForm>(db, token, sent);
  if (!waiting) return toRedirect(buildCodePath(token, { embed: false }));
  const now = toWorkTime(sent);
  const { form, organization } = waiting;
  switch (data.get("go")) {
    case "change":
      await cancelConfirmation(db, token, waiting);
      return toRedirect(form.back);
    case "renew":
      return toRedirect(
        buildCodePathWithNotice(
          token,
          form,
          (await replaceConfirmationCode(db, token, now)) ? "renewed" : "many",
        ),
      );
    default: {
      const typed = data.get("code");
      const code = parseConfirmationCode(typeof typed === "string" ? typed : "");
      // A malformed code does not count as an attempt.
      const isRight = code !== null && (await verifyConfirmationCode(db, organization, { token, code }, now));
      return isRight
        ? submitConfirmedForm(db, form, now)
        : toRedirect(buildCodePathWithNotice(token, form, "wrong"));
    }
  }
}

const toRedirect = (location: string): FormRedirect => ({ location, cookies: [] });
