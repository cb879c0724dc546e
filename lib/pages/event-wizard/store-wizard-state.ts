import { findFormDraft, storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import type { Db } from "@/lib/platform/db/client";
import {
  buildWizardPath,
  restoreWizardState,
  toWizardParams,
  type WizardState,
  type WizardStep,
} from "./wizard-state";

/** Longer addresses are cut off by one program or another on their way. */
const MAX_ADDRESS_CHARACTERS = 2000;

/** An address under which the page opens as it is now; what makes it too long is kept here for an hour. */
export async function storeWizardState(db: Db, step: WizardStep, creation: WizardState): Promise<string> {
  const whole = { ...creation, draft: null };
  const address = buildWizardPath(step, whole);
  if (address.length <= MAX_ADDRESS_CHARACTERS) return address;
  const search = new URLSearchParams(toWizardParams(whole)).toString();
  return buildWizardPath(step, { ...whole, draft: await storeFormDraft(db, { creation: search }) });
}

/** With what is kept under its draft; `gone` where that has expired. */
export async function findWizardState(
  db: Db,
  asked: WizardState,
): Promise<{ creation: WizardState; gone: boolean }> {
  if (asked.draft === null) return { creation: asked, gone: false };
  const kept = await findFormDraft<{ creation?: string }>(db, asked.draft);
  return { creation: restoreWizardState(asked, kept?.creation), gone: kept?.creation === undefined };
}
