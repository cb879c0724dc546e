import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import type { Db } from "@/lib/platform/db/client";
import { isEmailAddress } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { WizardIssue } from "./check-wizard";
import type { FoundCreator } from "./find-creator";
import type { WizardState } from "./wizard-state";

/** Checks the name and address of a planner without a session or an app's token. */
export async function checkPlanner(
  db: Db,
  { organization, creator }: Extract<FoundCreator, { found: "creator" }>,
  { cn: name, cm: email }: WizardState["link"],
  t: Translate,
): Promise<WizardIssue[]> {
  if (creator.isKnown) return [];
  const at = (field: "cn" | "cm", text: string): WizardIssue => ({ step: "details", field, text });
  const issues = [];
  if (name === "") issues.push(at("cn", t("errors.nameMissing")));
  if (name.length > LIMITS.name) issues.push(at("cn", t("errors.nameLong", { limit: LIMITS.name })));
  if (email === "") issues.push(at("cm", t("errors.emailMissing")));
  else if (!isEmailAddress(email)) issues.push(at("cm", t("errors.emailBad")));
  else if ((await findBlockedGuests(db, organization, {}, [email])).length > 0)
    issues.push(at("cm", t("errors.emailUnwelcome")));
  return issues;
}
