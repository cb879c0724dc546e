import { formatEtag } from "@/lib/platform/http/etag";
import { reply } from "@/lib/platform/http/reply";
import { type StoredPreferences, withDefaults } from "./merge-preferences";

/** The answer with its ETag in the header alone: the body holds nothing but the choices (spec 4.7). */
export const tagPreferences = (userId: string, { v, ...stored }: StoredPreferences & { v: number }) =>
  reply(withDefaults(stored), undefined, { etag: formatEtag(userId, v) });
