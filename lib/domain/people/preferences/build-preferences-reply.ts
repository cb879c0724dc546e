import { formatEtag } from "@/lib/domain/contracts/etag";
import { createReply } from "@/lib/domain/contracts/reply";
import { applyPreferenceDefaults, type PreferenceColumns } from "./merge-preferences";

/** Sends the ETag only in the header: the body holds nothing but the choices. */
export const buildPreferencesReply = (userId: string, { v, dayMinute, ...stored }: PreferenceColumns) =>
  createReply({ ...applyPreferenceDefaults(stored), day_at: formatMinute(dayMinute) }, undefined, {
    etag: formatEtag(userId, v),
  });

const HOUR_MINUTES = 60;

const formatMinute = (minute: number | null): string | null =>
  minute === null
    ? null
    : [Math.floor(minute / HOUR_MINUTES), minute % HOUR_MINUTES]
        .map((part) => String(part).padStart(2, "0"))
        .join(":");
