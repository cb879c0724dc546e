import { type CalendarEntry, entryFile } from "@/lib/domain/calendars/calendar-entry";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import type { Access, EntryWriter } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import type { CaldavCredentials } from "./credentials";
import { deleteObject, findByUid, getObject, putObject, refuseWriting } from "./requests";
import { readKey } from "./resource-key";

const MOST_TRIES = 4;
const WRITTEN = [200, 201, 204];

const nameNew = ({ uid }: CalendarEntry) => `${uid}.ics`;

/** Whatever is written is written over the version that was read, so that nothing of its owner's is lost. */
export const caldavEntries: Omit<EntryWriter<CaldavCredentials>, "look"> = {
  nameNew,
  async put(access, subcalendar, entry, key) {
    const ours = entryFile(entry);
    let url = resourceUrl(subcalendar, key ?? nameNew(entry));
    let isNew = key === null;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const there = isNew ? null : await getObject(access, url);
      const body = there ? await readForeign(access, "mergeFiles", { files: [there.file, ours] }) : ours;
      const condition = there ? (there.etag ? { "if-match": there.etag } : {}) : { "if-none-match": "*" };
      const { response, text } = await putObject(access, url, body, condition);
      if (WRITTEN.includes(response.status)) return { key: readKey(url) };
      isNew = false;
      if (UID_CONFLICT.test(text)) {
        const found = await findConflict(access, subcalendar, { uid: entry.uid, refused: url, text });
        if (!found) throw refuseWriting(response);
        url = found;
      } else if (response.status !== 412) throw refuseWriting(response);
    }
    throw new ProviderRefusal("busy", "The entry is being changed by others");
  },
  remove: (access, subcalendar, key) => deleteObject(access, resourceUrl(subcalendar, key)),
};

const resourceUrl = (subcalendar: string, key: string) => new URL(encodeURIComponent(key), subcalendar).href;

/** RFC 4791 5.3.2.1, and what stands for it in RFC 6638 3.2.4.1. */
const UID_CONFLICT = /no-uid-conflict|unique-scheduling-object-resource/;

interface Conflict {
  uid: string;
  /** Where the server would not have the entry. */
  refused: string;
  /** Its answer. */
  text: string;
}

/** Where in the calendar the entry is already: the server's own copy is taken for ours. */
async function findConflict(
  access: Access<CaldavCredentials>,
  subcalendar: string,
  { uid, refused, text }: Conflict,
): Promise<string | null> {
  const [, href = ""] = /<(?:\w+:)?href>([^<]+)</.exec(text.slice(text.search(UID_CONFLICT))) ?? [];
  const told = href && URL.canParse(href, subcalendar) ? [new URL(href, subcalendar).href] : [];
  const isInside = (url: string) => url !== refused && resourceUrl(subcalendar, readKey(url)) === url;
  return (
    told.find(isInside) ?? (await findByUid(access, subcalendar, uid)).find((url) => url !== refused) ?? null
  );
}
