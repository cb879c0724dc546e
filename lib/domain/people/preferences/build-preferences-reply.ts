import { formatEtag } from "@/lib/domain/contracts/etag";
import { createReply } from "@/lib/domain/contracts/reply";
import { applyPreferenceDefaults, type StoredPreferences } from "./merge-preferences";

/** Sends the ETag only in the header: the body holds nothing but the choices. */
export const buildPreferencesReply = (userId: string, { v, ...stored }: StoredPreferences & { v: number }) =>
  createReply(applyPreferenceDefaults(stored), undefined, { etag: formatEtag(userId, v) });
