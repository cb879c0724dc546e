import { findFormDraft, storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import type { Db } from "@/lib/platform/db/client";
import {
  buildWizardPath,
  restoreWizardState,
  toWizardParams,
  type WizardState,
  type WizardStep,
} from "./wizard-state";

/** Some programs truncate longer addresses. */
const MAX_ADDRESS_CHARACTERS = 2000;

/**
 * Returns an address that opens the page in this state; if the state is too long for it, the draft is stored for an
 * hour.
 */
export async function storeWizardState(db: Db, step: WizardStep, creation: WizardState): Promise<string> {
  const whole = { ...creation, draft: null };
  const address = buildWizardPath(step, whole);
  if (address.length <= MAX_ADDRESS_CHARACTERS) return address;
  const search = new URLSearchParams(toWizardParams(whole)).toString();
  return buildWizardPath(step, { ...whole, draft: await storeFormDraft(db, { creation: search }) });
}

/** Restores the state from its draft; `gone` if that has expired. */
export async function findWizardState(
  db: Db,
  state: WizardState,
): Promise<{ creation: WizardState; isExpired: boolean }> {
  if (state.draft === null) return { creation: state, isExpired: false };
  const stored = await findFormDraft<{ creation?: string }>(db, state.draft);
  return { creation: restoreWizardState(state, stored?.creation), isExpired: stored?.creation === undefined };
}
