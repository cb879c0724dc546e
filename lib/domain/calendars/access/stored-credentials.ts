import { open, seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";

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
export function openCredentials({ id, organizationId, credentials, sync }: StoredCredentials): string | null {
  if (sync?.renewed) return open(sync.renewed, rowPlace("calendar_syncs.renewed", organizationId, id));
  return credentials && open(credentials, rowPlace("calendars.credentials", organizationId, id));
}

export const sealRenewed = (
  text: string,
  { id, organizationId }: Pick<StoredCredentials, "id" | "organizationId">,
) => seal(text, rowPlace("calendar_syncs.renewed", organizationId, id));
