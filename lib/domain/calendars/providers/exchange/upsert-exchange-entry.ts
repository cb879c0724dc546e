import { type CalendarEntry, renderEntryIcs } from "@/lib/domain/calendars/calendar-entry";
import { formatMarks, parseMarks, pickPrivacy, pickTitle } from "@/lib/domain/calendars/entry-marks";
import { toExpansionOptions } from "@/lib/domain/calendars/expansion/to-expansion-options";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";
import type { ExchangeCredentials } from "./credentials";
import { type Element, getChildText, selectElement } from "./element";
import {
  createExchangeEntry,
  deleteExchangeEntries,
  type ExchangeField,
  extractMarks,
  fetchEntryItem,
  fetchIcsFiles,
  listEntriesByUid,
  updateExchangeEntry,
} from "./requests";
import type { ExchangeServices } from "./soap";

type Exchange = ProviderAccess<ExchangeCredentials>;

const MAX_TRIES = 4;

interface EntryTarget {
  folder: string;
  entry: CalendarEntry;
  key: string | null;
}

/**
 * Updates single fields of the version that was read, so that the owner's title, categories, alarms and
 * attachments stay; returns the id. Also finds an entry of a call that lost its response.
 */
export async function upsertExchangeEntry(
  access: Exchange,
  services: ExchangeServices,
  { folder, entry, key }: EntryTarget,
): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const [id] = key && tries === 0 ? [key] : await listEntriesByUid(services, folder, entry.uid);
    const item = id ? await fetchEntryItem(services, id) : null;
    if (!id || !item) {
      if (key && tries === 0) continue; // it may exist under another id
      return createItem(services, folder, entry);
    }
    const days = await compareDays(access, services, id, { item, entry });
    const marks = parseMarks(extractMarks(item));
    const title = pickTitle(entry.title, getChildText(item, "Subject"), marks);
    if (days === "others") {
      // Exchange derives whole days from the mailbox's zone, which only an iCalendar file avoids.
      await deleteExchangeEntries(services, [id]);
      return createItem(services, folder, entry, title ?? getChildText(item, "Subject"));
    }
    const fields = listFields(entry, {
      title,
      isPrivate: pickPrivacy(entry.private, marks),
      hasTime: days === null,
    });
    const changeKey = getChildText(selectElement(item, "ItemId"), "@ChangeKey");
    if (await updateExchangeEntry(services, { id, changeKey }, { fields, marks: formatMarks(entry) }))
      return id;
  }
  throw new ProviderError("busy", "The entry is being changed by others");
}

/**
 * Omits guests, as Exchange would show an invitation that was not sent. `title` is the owner's, if changed.
 */
function createItem(services: ExchangeServices, folder: string, entry: CalendarEntry, title = entry.title) {
  const file = renderEntryIcs({ ...entry, title, attendees: [] });
  const { uid, tentative } = entry;
  return createExchangeEntry(services, folder, { uid, tentative, file, marks: formatMarks(entry) });
}

/** Returns whether both are the same whole days; null if neither is. */
async function compareDays(
  access: Exchange,
  services: ExchangeServices,
  id: string,
  { item, entry }: { item: Element; entry: CalendarEntry },
): Promise<"same" | "others" | null> {
  const wasAllDay = getChildText(item, "IsAllDayEvent") === "true";
  if (!wasAllDay && !entry.allDay) return null;
  if (wasAllDay !== entry.allDay) return "others";
  const file = (await fetchIcsFiles(services, [id])).get(id) ?? "";
  const frame = toExpansionOptions({ window: entry, zone: "UTC" });
  const [read] = await parseUntrusted(access, "expandFiles", { files: [file], frame });
  const days = read?.own?.find(({ allDay }) => allDay);
  return days?.start === entry.start && days.end === entry.end ? "same" : "others";
}

interface FieldDecisions {
  title: string | undefined;
  isPrivate: boolean | undefined;
  hasTime: boolean;
}

const listFields = (entry: CalendarEntry, { title, isPrivate, hasTime }: FieldDecisions): ExchangeField[] => [
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
