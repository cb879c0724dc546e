import type { Instant } from "@/lib/core/time/instant";
import { startConfirmation } from "@/lib/domain/events/confirmations/start-confirmation";
import { deriveStableToken } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildCodePath, type UnconfirmedForm } from "./unconfirmed-form";

interface FormConfirmationRequest {
  form: UnconfirmedForm;
  /** By which a form that is sent twice is known again: it waits once. */
  formId: string;
  /** Whose time is kept meanwhile, and the hold that keeps it. */
  host?: string;
  hold?: string;
}

/** Mails a code, and keeps the form until it is typed: where the page is that asks for it; null where too many codes went out. */
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
