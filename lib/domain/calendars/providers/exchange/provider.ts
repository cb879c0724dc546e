import { instant } from "@/lib/core/time/instant";
import { type Interval, overlaps } from "@/lib/core/time/interval";
import { entryFile } from "@/lib/domain/calendars/calendar-entry";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import type {
  Access,
  BusyTime,
  CalendarChanges,
  CalendarObject,
  CalendarProvider,
  FoundSubcalendar,
  Reading,
} from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { withConnection } from "./connection";
import type { ExchangeCredentials } from "./credentials";
import { type Element, textAt, within } from "./element";
import { locateServices } from "./locate";
import {
  createEntry,
  DEFAULT_CALENDAR,
  deleteEntries,
  findCalendarFolders,
  findEntries,
  getCalendarFolder,
  getFiles,
  readItemId,
  readMark,
  syncFolder,
} from "./requests";
import type { Services } from "./soap";

type Exchange = Access<ExchangeCredentials>;

/** Files asked for at a time. */
const BATCH_FILES = 50;

const withServices = <T>(access: Exchange, work: (services: Services) => Promise<T>): Promise<T> =>
  withConnection(access, async (post) => work(await locateServices(access, post)));

/** Exchange as it runs in a company's own rooms, by its web services (EWS). */
export const exchange: CalendarProvider<ExchangeCredentials> = {
  connect(access) {
    let credentials = access.credentials;
    const keep = async (found: ExchangeCredentials) => {
      credentials = found;
    };
    return withServices({ ...access, keep }, async (services) => ({
      // As Exchange compares them.
      sourceId: (credentials.impersonate ?? credentials.username).toLowerCase(),
      name: credentials.impersonate ?? credentials.username,
      subcalendars: await findSubcalendars(services),
      credentials,
    }));
  },
  listSubcalendars: (access) => withServices(access, findSubcalendars),
  readChanges: (access, reading) => withServices(access, (services) => readFolder(access, services, reading)),
  entries: {
    put: (access, folder, entry, key) =>
      withServices(access, async (services) => {
        // A file cannot replace one: what there is of the entry, also from a call whose answer was lost, goes first.
        const before = key ? [key] : await findEntries(services, folder, entry.uid);
        await deleteEntries(services, before);
        const made = { uid: entry.uid, file: entryFile(entry), tentative: entry.tentative };
        return { key: await createEntry(services, folder, made) };
      }),
    remove: (access, _folder, key) => withServices(access, (services) => deleteEntries(services, [key])),
  },
};

async function findSubcalendars(services: Services): Promise<FoundSubcalendar[]> {
  const main = await getCalendarFolder(services);
  const all = await findCalendarFolders(services);
  const others = all.filter((folder) => readFolderId(folder) !== readFolderId(main));
  return [main, ...others].map((folder) => ({
    sourceId: folder === main ? DEFAULT_CALENDAR : readFolderId(folder),
    name: textAt(folder, "DisplayName") || "Calendar",
    primary: folder === main,
    writable: textAt(within(folder, "EffectiveRights"), "CreateContents") === "true",
    busy: true,
    colour: null,
    version: null,
  }));
}

const readFolderId = (folder: Element): string => textAt(within(folder, "FolderId"), "@Id");

async function readFolder(access: Exchange, services: Services, reading: Reading): Promise<CalendarChanges> {
  const { sourceId, token } = reading;
  const since = token === null ? null : await followFolder(services, sourceId, token);
  const { items, state, whole } = since ?? (await readAll(services, sourceId));
  const objects = [...items.values()].filter((item) => item !== null);
  const { window, zone } = reading;
  const unclear = objects.filter(needsFile).map(readItemId);
  const known = new Map<string, readonly BusyTime[]>();
  for (let from = 0; from < unclear.length; from += BATCH_FILES) {
    const part = [...(await getFiles(services, unclear.slice(from, from + BATCH_FILES)))];
    const files = part.map(([, file]) => file);
    const read = await readForeign(access, "expandFiles", { files, frame: { window, zone } });
    for (const [index, [id]] of part.entries()) known.set(id, read[index]?.busy ?? []);
  }
  return {
    whole,
    objects: objects.map((item) => toCalendarObject(item, known.get(readItemId(item)) ?? [], window)),
    removed: [...items].flatMap(([id, item]) => (item === null ? [id] : [])),
    token: state,
  };
}

interface Since {
  /** Null: gone. */
  items: Map<string, Element | null>;
  state: string;
  whole: boolean;
}

async function readAll(services: Services, folder: string): Promise<Since> {
  const all = await followFolder(services, folder, null);
  if (!all) throw new ProviderRefusal("busy", "Exchange does not say what is in the calendar");
  return all;
}

/** Part by part, up to the present state. */
async function followFolder(services: Services, folder: string, from: string | null): Promise<Since | null> {
  const items: Since["items"] = new Map();
  for (let state = from; ; ) {
    const part = await syncFolder(services, folder, state);
    if (!part) return null;
    for (const item of part.changed) items.set(readItemId(item), item);
    for (const id of part.removed) items.set(id, null);
    if (part.last) return { items, state: part.state, whole: from === null };
    if (part.state === state) return null;
    state = part.state;
  }
}

const FREE_STATUSES = ["Free", "WorkingElsewhere"];

const isBusy = (item: Element): boolean =>
  textAt(item, "IsCancelled") !== "true" &&
  textAt(item, "MyResponseType") !== "Decline" &&
  !FREE_STATUSES.includes(textAt(item, "LegacyFreeBusyStatus"));

/** Which days are meant, and when a series takes place, only the file says. */
const needsFile = (item: Element): boolean =>
  isBusy(item) && (textAt(item, "IsAllDayEvent") === "true" || textAt(item, "CalendarItemType") !== "Single");

function toCalendarObject(item: Element, busyByFile: readonly BusyTime[], window: Interval): CalendarObject {
  const described = { key: readItemId(item), uid: readMark(item) || textAt(item, "UID") || null };
  if (!isBusy(item)) return { ...described, busy: [] };
  if (needsFile(item)) return { ...described, busy: busyByFile };
  const at = (name: string) => instant(Date.parse(textAt(item, name)));
  const time = { start: at("Start"), end: at("End"), allDay: false };
  return { ...described, busy: time.start < time.end && overlaps(time, window) ? [time] : [] };
}
