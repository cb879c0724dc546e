import { buildRowContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";

/** What a calendar is read with, as its rows hold it. */
export interface StoredCredentials {
  id: string;
  organizationId: string;
  /** Sealed. */
  credentials: Uint8Array | null;
  /** What they have become since the calendar was connected, sealed. */
  sync: { renewed: Uint8Array | null } | null;
}

/** The text of the credentials that count now; null where there are none, or none that open. */
export function unsealCredentials({
  id,
  organizationId,
  credentials,
  sync,
}: StoredCredentials): string | null {
  if (sync?.renewed)
    return unseal(sync.renewed, buildRowContext("calendar_syncs.renewed", organizationId, id));
  return credentials && unseal(credentials, buildRowContext("calendars.credentials", organizationId, id));
}

export const sealRenewedCredentials = (
  text: string,
  { id, organizationId }: Pick<StoredCredentials, "id" | "organizationId">,
) => seal(text, buildRowContext("calendar_syncs.renewed", organizationId, id));
