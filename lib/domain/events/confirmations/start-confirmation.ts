import type { Instant } from "@/lib/core/time/instant";
import { seal } from "@/lib/platform/crypto/seal";
import { tokenPlace } from "@/lib/platform/crypto/seal-place";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import { CODE_LIFETIME_MS, hashCode, newCode } from "./code";
import { hasCodeLeft, mailCode } from "./send-code";

/** A form as it waits for its code. */
export interface WaitingForm {
  email: string;
  lang: Language;
}

/** Within this time, a form that comes again was sent twice by one press. */
const SENT_TWICE_MS = 10_000;

interface NewConfirmation<Form extends WaitingForm> {
  /** Made by the caller; only the page's address carries it. */
  token: string;
  form: Form;
  /** Whose time is kept meanwhile, and the hold that keeps it. */
  host: string | null;
  hold: string | null;
}

// The same form again: what was changed in it counts, with another code.
const KEEP_STATEMENT = statement(`
  INSERT INTO address_confirmations AS c
         (token_hash, organization_id, email_hash, code_hash, sealed, host_id, hold_id, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (organization_id, token_hash) DO UPDATE
     SET email_hash = excluded.email_hash, code_hash = excluded.code_hash, sealed = excluded.sealed, tries = 0,
         codes = c.codes + 1, host_id = excluded.host_id, hold_id = excluded.hold_id, confirmed_at = NULL,
         expires_at = excluded.expires_at`);

const sealForm = (token: string, form: WaitingForm) =>
  seal(JSON.stringify(form), tokenPlace("address_confirmations.sealed", hashToken(token)));

/** Keeps a form that was sent a moment ago as it is now: the code that is on its way is the one to type. */
async function keepWithSameCode(
  tx: Db,
  organizationId: OrganizationId,
  { token, form }: { token: string; form: WaitingForm },
  now: Instant,
): Promise<boolean> {
  const fresh = { gt: new Date(now + CODE_LIFETIME_MS - SENT_TWICE_MS) };
  const { count } = await tx.addressConfirmation.updateMany({
    where: {
      organizationId,
      tokenHash: hashToken(token),
      emailHash: hashToken(form.email),
      tries: 0,
      expiresAt: fresh,
    },
    data: { sealed: sealForm(token, form) },
  });
  return count > 0;
}

/** Keeps a form, sealed, until its sender types the code that is mailed here; false where too many codes were. */
export function startConfirmation<Form extends WaitingForm>(
  db: Db,
  organization: OrganizationId,
  { token, form, host, hold }: NewConfirmation<Form>,
  now: Instant,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isLeft = await hasCodeLeft(tx, organization, form.email, now);
    if (await keepWithSameCode(tx, organization, { token, form }, now)) return true;
    if (!isLeft) return false;
    const code = newCode();
    await sql(tx, KEEP_STATEMENT, [
      hashToken(token),
      organization,
      hashToken(form.email),
      hashCode(token, code),
      sealForm(token, form),
      host,
      hold,
      new Date(now + CODE_LIFETIME_MS),
    ]);
    await mailCode(tx, organization, { ...form, code });
    return true;
  });
}
