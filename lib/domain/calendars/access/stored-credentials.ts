import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";

/** Sealed credentials of a calendar, as its rows store them. */
export interface StoredCredentials {
  id: string;
  organizationId: string;
  /** Sealed credentials from the connection. */
  credentials: Uint8Array | null;
  /** Sealed credentials from the last renewal. */
  sync: { renewed: Uint8Array | null } | null;
}

/** Returns the present credentials; null if there are none or they cannot be decrypted. */
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
