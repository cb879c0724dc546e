import { type CalendarEntry, entryFile } from "@/lib/domain/calendars/calendar-entry";
import { formatMarks, parseMarks, pickPrivacy, pickTitle } from "@/lib/domain/calendars/entry-marks";
import { toFrame } from "@/lib/domain/calendars/expansion/to-frame";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import type { ExchangeCredentials } from "./credentials";
import { type Element, textAt, within } from "./element";
import {
  createEntry,
  deleteEntries,
  type EntryField,
  findEntries,
  getEntry,
  getFiles,
  readMarks,
  updateEntry,
} from "./requests";
import type { Services } from "./soap";

type Exchange = Access<ExchangeCredentials>;

const MOST_TRIES = 4;

interface Wanted {
  folder: string;
  entry: CalendarEntry;
  key: string | null;
}

/**
 * Writes an entry over the version that was read, field by field, so that its owner's title, categories, alarms and
 * attachments stay; answers its id. Also one from a call whose answer was lost is written over.
 */
export async function putEntry(
  access: Exchange,
  services: Services,
  { folder, entry, key }: Wanted,
): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [id] = key && tries === 0 ? [key] : await findEntries(services, folder, entry.uid);
    const item = id ? await getEntry(services, id) : null;
    if (!id || !item) {
      if (key && tries === 0) continue; // it may be there under another id
      return create(services, folder, entry);
    }
    const days = await compareDays(access, services, id, { item, entry });
    const marks = parseMarks(readMarks(item));
    const title = pickTitle(entry.title, textAt(item, "Subject"), marks);
    if (days === "others") {
      // Which days are meant depends on a zone that only the mailbox knows: a file says it without.
      await deleteEntries(services, [id]);
      return create(services, folder, entry, title ?? textAt(item, "Subject"));
    }
    const fields = listFields(entry, {
      title,
      isPrivate: pickPrivacy(entry.private, marks),
      hasTime: days === null,
    });
    const changeKey = textAt(within(item, "ItemId"), "@ChangeKey");
    if (await updateEntry(services, { id, changeKey }, { fields, marks: formatMarks(entry) })) return id;
  }
  throw new ProviderRefusal("busy", "The entry is being changed by others");
}

/** Guests are left out: Exchange would show an invitation that was forgotten to be sent. `title`: its owner's, if not ours. */
function create(services: Services, folder: string, entry: CalendarEntry, title = entry.title) {
  const file = entryFile({ ...entry, title, attendees: [] });
  const { uid, tentative } = entry;
  return createEntry(services, folder, { uid, tentative, file, marks: formatMarks(entry) });
}

/** Of whole days, whether they are the same ones; null: neither is of whole days. */
async function compareDays(
  access: Exchange,
  services: Services,
  id: string,
  { item, entry }: { item: Element; entry: CalendarEntry },
): Promise<"same" | "others" | null> {
  const wasAllDay = textAt(item, "IsAllDayEvent") === "true";
  if (!wasAllDay && !entry.allDay) return null;
  if (wasAllDay !== entry.allDay) return "others";
  const file = (await getFiles(services, [id])).get(id) ?? "";
  const frame = toFrame({ window: entry, zone: "UTC" });
  const [read] = await readForeign(access, "expandFiles", { files: [file], frame });
  const days = read?.own?.find(({ allDay }) => allDay);
  return days?.start === entry.start && days.end === entry.end ? "same" : "others";
}

interface Decided {
  title: string | undefined;
  isPrivate: boolean | undefined;
  hasTime: boolean;
}

const listFields = (entry: CalendarEntry, { title, isPrivate, hasTime }: Decided): EntryField[] => [
  { uri: "item:Subject", element: "Subject", value: title },
  {
    uri: "item:Sensitivity",
    element: "Sensitivity",
    value: isPrivate === undefined ? undefined : isPrivate ? "Private" : "Normal",
  },
  { uri: "item:Body", element: 'Body BodyType="Text"', value: entry.description },
  { uri: "calendar:Start", element: "Start", value: hasTime ? toText(entry.start) : undefined },
  { uri: "calendar:End", element: "End", value: hasTime ? toText(entry.end) : undefined },
  { uri: "calendar:Location", element: "Location", value: entry.location },
];

const toText = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
