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
export async function storeWizardState(db: Db, step: WizardStep, wizard: WizardState): Promise<string> {
  const whole = { ...wizard, draft: null };
  const address = buildWizardPath(step, whole);
  if (address.length <= MAX_ADDRESS_CHARACTERS) return address;
  const search = new URLSearchParams(toWizardParams(whole)).toString();
  return buildWizardPath(step, { ...whole, draft: await storeFormDraft(db, { wizard: search }) });
}

/** Restores the state from its draft; `gone` if that has expired. */
export async function findWizardState(
  db: Db,
  state: WizardState,
): Promise<{ wizard: WizardState; isExpired: boolean }> {
  if (state.draft === null) return { wizard: state, isExpired: false };
  const stored = await findFormDraft<{ wizard?: string }>(db, state.draft);
  return { wizard: restoreWizardState(state, stored?.wizard), isExpired: stored?.wizard === undefined };
}
