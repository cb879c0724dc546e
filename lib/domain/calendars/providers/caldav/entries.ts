import { type CalendarEntry, renderEntryIcs } from "@/lib/domain/calendars/calendar-entry";
import type { EntryWriter, ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";
import type { CaldavCredentials } from "./credentials";
import { extractResourceKey } from "./extract-resource-key";
import { deleteDavObject, fetchDavObject, listUrlsByUid, toWriteError, upsertDavObject } from "./requests";

const MAX_TRIES = 4;
const WRITTEN = [200, 201, 204];

const buildObjectName = ({ uid }: CalendarEntry) => `${uid}.ics`;

/**
 * Writes are conditional on the version that was read, so that concurrent changes of the owner are not lost.
 */
export const caldavEntries: Omit<EntryWriter<CaldavCredentials>, "fetchEntry"> = {
  generateKey: buildObjectName,
  async upsertEntry(access, subcalendar, entry, key) {
    const ours = renderEntryIcs(entry);
    let url = buildResourceUrl(subcalendar, key ?? buildObjectName(entry));
    let isNew = key === null;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const existing = isNew ? null : await fetchDavObject(access, url);
      const body = existing
        ? await parseUntrusted(access, "mergeFiles", { files: [existing.file, ours] })
        : ours;
      const condition = existing
        ? existing.etag
          ? { "if-match": existing.etag }
          : {}
        : { "if-none-match": "*" };
      const { response, text } = await upsertDavObject(access, url, body, condition);
      if (WRITTEN.includes(response.status)) return { key: extractResourceKey(url) };
      isNew = false;
      if (UID_CONFLICT.test(text)) {
        const found = await findExistingCopy(access, subcalendar, { uid: entry.uid, refused: url, text });
        if (!found) throw toWriteError(response);
        url = found;
      } else if (response.status !== 412) throw toWriteError(response);
    }
    throw new ProviderError("busy", "The entry is being changed by others");
  },
  remove: (access, subcalendar, key) => deleteDavObject(access, buildResourceUrl(subcalendar, key)),
};

const buildResourceUrl = (subcalendar: string, key: string) =>
  new URL(encodeURIComponent(key), subcalendar).href;

/** RFC 4791, section 5.3.2.1, and its equivalent in RFC 6638, section 3.2.4.1. */
const UID_CONFLICT = /no-uid-conflict|unique-scheduling-object-resource/;

interface ExistingCopy {
  uid: string;
  /** URL that rejected the entry. */
  refused: string;
  /** Body of the response. */
  text: string;
}

/** Finds the entry's present location; a copy made by the server counts as ours. */
async function findExistingCopy(
  access: ProviderAccess<CaldavCredentials>,
  subcalendar: string,
  { uid, refused, text }: ExistingCopy,
): Promise<string | null> {
  const [, href = ""] = /<(?:\w+:)?href>([^<]+)</.exec(text.slice(text.search(UID_CONFLICT))) ?? [];
  const conflictUrls = href && URL.canParse(href, subcalendar) ? [new URL(href, subcalendar).href] : [];
  const isInside = (url: string) =>
    url !== refused && buildResourceUrl(subcalendar, extractResourceKey(url)) === url;
  return (
    conflictUrls.find(isInside) ??
    (await listUrlsByUid(access, subcalendar, uid)).find((url) => url !== refused) ??
    null
  );
}
