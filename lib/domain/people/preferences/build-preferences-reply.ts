import { formatEtag } from "@/lib/platform/http/etag";
import { createReply } from "@/lib/platform/http/reply";
import { applyPreferenceDefaults, type StoredPreferences } from "./merge-preferences";

/** Sends the ETag only in the header: the body holds nothing but the choices. */
export const buildPreferencesReply = (userId: string, { v, ...stored }: StoredPreferences & { v: number }) =>
  createReply(applyPreferenceDefaults(stored), undefined, { etag: formatEtag(userId, v) });
