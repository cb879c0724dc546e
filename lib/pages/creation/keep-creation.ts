import { keepFormDraft, readFormDraft } from "@/lib/pages/frame/form-draft";
import type { Db } from "@/lib/platform/db/client";
import {
  buildCreationAddress,
  type Creation,
  creationParams,
  type Step,
  withFormDraft,
} from "./creation-query";

/** Longer addresses are cut off by one program or another on their way. */
const MAX_ADDRESS_CHARACTERS = 2000;

/** An address under which the page opens as it is now; what makes it too long is kept here for an hour. */
export async function keepCreation(db: Db, step: Step, creation: Creation): Promise<string> {
  const whole = { ...creation, draft: null };
  const address = buildCreationAddress(step, whole);
  if (address.length <= MAX_ADDRESS_CHARACTERS) return address;
  const search = new URLSearchParams(creationParams(whole)).toString();
  return buildCreationAddress(step, { ...whole, draft: await keepFormDraft(db, { creation: search }) });
}

/** With what is kept under its draft; `gone` where that has expired. */
export async function findCreation(db: Db, asked: Creation): Promise<{ creation: Creation; gone: boolean }> {
  if (asked.draft === null) return { creation: asked, gone: false };
  const kept = await readFormDraft<{ creation?: string }>(db, asked.draft);
  return { creation: withFormDraft(asked, kept?.creation), gone: kept?.creation === undefined };
}
