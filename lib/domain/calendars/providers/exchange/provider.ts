import { asInstant } from "@/lib/core/time/instant";
import { areOverlapping } from "@/lib/core/time/interval";
import { type BookpageEntry, parseEntryUid, toPartstat } from "@/lib/domain/calendars/bookpage-entry";
import { toExpansionOptions } from "@/lib/domain/calendars/expansion/to-expansion-options";
import { isBusyStatus, type TimeStatus } from "@/lib/domain/calendars/options";
import type {
  BusyTime,
  CalendarChanges,
  CalendarObject,
  CalendarProvider,
  ExpansionOptions,
  FoundSubcalendar,
  ProviderAccess,
  SyncRequest,
} from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";
import type { ExchangeCredentials } from "./credentials";
import { type Element, getChildText, listChildren, selectElement } from "./element";
import {
  DEFAULT_CALENDAR,
  deleteExchangeEntries,
  extractEventUid,
  extractItemId,
  fetchCalendarFolder,
  fetchIcsFiles,
  fetchItem,
  listCalendarFolders,
  syncFolder,
} from "./requests";
import { resolveExchangeServices } from "./resolve-exchange-services";
import type { ExchangeServices } from "./soap";
import { upsertExchangeEntry } from "./upsert-exchange-entry";
import { withConnection } from "./with-connection";

type Exchange = ProviderAccess<ExchangeCredentials>;

/** Files per request. */
const BATCH_FILES = 50;

const withExchangeServices = <T>(
  access: Exchange,
  work: (services: ExchangeServices) => Promise<T>,
): Promise<T> => withConnection(access, async (post) => work(await resolveExchangeServices(access, post)));

/** Exchange Server, by its web services (EWS). */
export const exchange: CalendarProvider<ExchangeCredentials> = {
  connect(access) {
    let credentials = access.credentials;
    const storeRenewed = async (found: ExchangeCredentials) => {
      credentials = found;
    };
    return withExchangeServices({ ...access, storeRenewed: storeRenewed }, async (services) => ({
      // Exchange ignores case.
      sourceId: (credentials.impersonate ?? credentials.username).toLowerCase(),
      name: credentials.impersonate ?? credentials.username,
      subcalendars: await listSubcalendars(services),
      credentials,
    }));
  },
  listSubcalendars: (access) => withExchangeServices(access, listSubcalendars),
  fetchChanges: (access, reading) =>
    withExchangeServices(access, (services) => fetchFolderChanges(access, services, reading)),
  entries: {
    upsertEntry: (access, folder, entry, key) =>
      withExchangeServices(access, async (services) => ({
        key: await upsertExchangeEntry(access, services, { folder, entry, key }),
      })),
    remove: (access, _folder, key) =>
      withExchangeServices(access, (services) => deleteExchangeEntries(services, [key])),
    fetchEntry: (access, _folder, key, frame) =>
      withExchangeServices(access, async (services) => {
        const item = await fetchItem(services, key);
        return item && ((await describeItems(access, services, [item], frame))[0] ?? null);
      }),
  },
};

async function listSubcalendars(services: ExchangeServices): Promise<FoundSubcalendar[]> {
  const main = await fetchCalendarFolder(services);
  const all = await listCalendarFolders(services);
  const others = all.filter((folder) => parseFolderId(folder) !== parseFolderId(main));
  return [main, ...others].map((folder) => ({
    sourceId: folder === main ? DEFAULT_CALENDAR : parseFolderId(folder),
    name: getChildText(folder, "DisplayName") || "Calendar",
    primary: folder === main,
    writable: getChildText(selectElement(folder, "EffectiveRights"), "CreateContents") === "true",
    busy: true,
    colour: null,
    version: null,
  }));
}

const parseFolderId = (folder: Element): string => getChildText(selectElement(folder, "FolderId"), "@Id");

async function fetchFolderChanges(
  access: Exchange,
  services: ExchangeServices,
  reading: SyncRequest,
): Promise<CalendarChanges> {
  const { sourceId, token } = reading;
  const since = token === null ? null : await syncFolderToEnd(services, sourceId, token);
  const { items, state, whole } = since ?? (await fetchAllItems(services, sourceId));
  const objects = [...items.values()].filter((item) => item !== null);
  return {
    whole,
    objects: await describeItems(access, services, objects, reading),
    removed: [...items].flatMap(([id, item]) => (item === null ? [id] : [])),
    token: state,
  };
}

async function describeItems(
  access: Exchange,
  services: ExchangeServices,
  items: readonly Element[],
  frame: ExpansionOptions,
): Promise<CalendarObject[]> {
  const unclear = items.filter((item) => shouldLoadFile(item, frame)).map(extractItemId);
  const parsedFiles = new Map<string, Pick<CalendarObject, "busy" | "own">>();
  for (let from = 0; from < unclear.length; from += BATCH_FILES) {
    const part = [...(await fetchIcsFiles(services, unclear.slice(from, from + BATCH_FILES)))];
    const files = part.map(([, file]) => file);
    const read = await parseUntrusted(access, "expandFiles", { files, frame: toExpansionOptions(frame) });
    for (const [index, [id]] of part.entries()) {
      const file = read[index];
      if (file) parsedFiles.set(id, file);
    }
  }
  return items.map((item) =>
    toCalendarObject(item, parsedFiles.get(extractItemId(item)) ?? { busy: [] }, frame),
  );
}

interface SyncPosition {
  /** Null for a deleted item. */
  items: Map<string, Element | null>;
  state: string;
  whole: boolean;
}

async function fetchAllItems(services: ExchangeServices, folder: string): Promise<SyncPosition> {
  const all = await syncFolderToEnd(services, folder, null);
  if (!all) throw new ProviderError("busy", "Exchange does not say what is in the calendar");
  return all;
}

/** Syncs a folder part by part up to its present state. */
async function syncFolderToEnd(
  services: ExchangeServices,
  folder: string,
  from: string | null,
): Promise<SyncPosition | null> {
  const items: SyncPosition["items"] = new Map();
  for (let state = from; ; ) {
    const part = await syncFolder(services, folder, state);
    if (!part) return null;
    for (const item of part.changed) items.set(extractItemId(item), item);
    for (const id of part.removed) items.set(id, null);
    if (part.last) return { items, state: part.state, whole: from === null };
    if (part.state === state) return null;
    state = part.state;
  }
}

const STATUSES: Record<string, TimeStatus> = {
  Free: "free",
  Tentative: "tentative",
  OOF: "out_of_office",
  WorkingElsewhere: "working_elsewhere",
};

function isBusy(item: Element, { statuses }: ExpansionOptions): boolean {
  if (getChildText(item, "IsCancelled") === "true" || getChildText(item, "MyResponseType") === "Decline")
    return false;
  return isBusyStatus(STATUSES[getChildText(item, "LegacyFreeBusyStatus")] ?? "busy", statuses);
}

/** Only the file contains the dates of whole days and the recurrence of a series. */
const shouldLoadFile = (item: Element, frame: ExpansionOptions): boolean =>
  isBusy(item, frame) &&
  (getChildText(item, "IsAllDayEvent") === "true" || getChildText(item, "CalendarItemType") !== "Single");

function toCalendarObject(
  item: Element,
  file: Pick<CalendarObject, "busy" | "own">,
  frame: ExpansionOptions,
): CalendarObject {
  const uid = extractEventUid(item) || getChildText(item, "UID") || null;
  const entry = parseBookpageEntry(item, uid, file);
  const described = { key: extractItemId(item), uid, ...(entry && { own: [entry] }) };
  if (!isBusy(item, frame)) return { ...described, busy: [] };
  if (shouldLoadFile(item, frame)) return { ...described, busy: file.busy };
  const time = parseItemTime(item);
  return { ...described, busy: time.start < time.end && areOverlapping(time, frame.window) ? [time] : [] };
}

function parseItemTime(item: Element): BusyTime {
  const at = (name: string) => asInstant(Date.parse(getChildText(item, name)));
  return { start: at("Start"), end: at("End"), allDay: false };
}

/** Only the file contains the dates of a whole-day entry; without them the item is skipped. */
function parseBookpageEntry(
  item: Element,
  uid: string | null,
  file: Pick<CalendarObject, "own">,
): BookpageEntry | null {
  if (uid === null || !parseEntryUid(uid)) return null;
  const isAllDay = getChildText(item, "IsAllDayEvent") === "true";
  const time = isAllDay ? file.own?.find(({ allDay }) => allDay) : parseItemTime(item);
  if (!time || !(time.start < time.end)) return null;
  const attendees = listChildren(selectElement(item, "RequiredAttendees"), "Attendee");
  const changedAt = Date.parse(getChildText(item, "LastModifiedTime"));
  return {
    uid,
    start: time.start,
    end: time.end,
    allDay: isAllDay,
    cancelled: getChildText(item, "IsCancelled") === "true",
    title: "",
    attendees:
      attendees.length > 0
        ? attendees.map((attendee) => ({
            email: getChildText(selectElement(attendee, "Mailbox"), "EmailAddress").toLowerCase(),
            partstat: toPartstat(getChildText(attendee, "ResponseType")),
          }))
        : null,
    written: extractEventUid(item) === uid,
    changedAt: Number.isNaN(changedAt) ? null : changedAt,
  };
}
