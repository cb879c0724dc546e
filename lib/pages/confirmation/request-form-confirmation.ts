import type { Instant } from "@/lib/core/time/instant";
import { startConfirmation } from "@/lib/domain/events/confirmations/start-confirmation";
import { deriveStableToken } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildCodePath, type UnconfirmedForm } from "./unconfirmed-form";

interface FormConfirmationRequest {
  form: UnconfirmedForm;
  /** Identifies a form that is sent twice, so that it is stored once. */
  formId: string;
  /** The host of the held time, and the hold. */
  host?: string;
  hold?: string;
}

/**
 * Mails a code and stores the form until the code is typed. Returns the path of the page that asks for it; null if too
 * many codes went out.
 */
export async function requestFormConfirmation(
  db: Db,
  organization: OrganizationId,
  { form: sent, formId, host, hold }: FormConfirmationRequest,
  now: Instant,
): Promise<string | null> {
  const fields: UnconfirmedForm["fields"] = [
    ...sent.fields.filter(([name]) => name !== "form"),
    ["form", formId],
  ];
  const form = { ...sent, fields };
  const token = deriveStableToken("confirmation", formId);
  const waiting = { token, form, host: host ?? null, hold: hold ?? null };
  return (await startConfirmation(db, organization, waiting, now)) ? buildCodePath(token, form) : null;
}
