import { instant } from "@/lib/core/time/instant";
import { overlaps } from "@/lib/core/time/interval";
import { type TimeStatus, takesTime } from "@/lib/domain/calendars/busy-statuses";
import { toFrame } from "@/lib/domain/calendars/expansion/to-frame";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import { type OwnEntry, parseOwnUid, toPartstat } from "@/lib/domain/calendars/own-entry";
import type {
  Access,
  BusyTime,
  CalendarChanges,
  CalendarObject,
  CalendarProvider,
  FoundSubcalendar,
  Frame,
  Reading,
} from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { withConnection } from "./connection";
import type { ExchangeCredentials } from "./credentials";
import { type Element, listChildren, textAt, within } from "./element";
import { locateServices } from "./locate";
import { putEntry } from "./put-entry";
import {
  DEFAULT_CALENDAR,
  deleteEntries,
  findCalendarFolders,
  getCalendarFolder,
  getFiles,
  getItem,
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
      withServices(access, async (services) => ({
        key: await putEntry(access, services, { folder, entry, key }),
      })),
    remove: (access, _folder, key) => withServices(access, (services) => deleteEntries(services, [key])),
    look: (access, _folder, key, frame) =>
      withServices(access, async (services) => {
        const item = await getItem(services, key);
        return item && ((await describeItems(access, services, [item], frame))[0] ?? null);
      }),
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
  return {
    whole,
    objects: await describeItems(access, services, objects, reading),
    removed: [...items].flatMap(([id, item]) => (item === null ? [id] : [])),
    token: state,
  };
}

async function describeItems(
  access: Exchange,
  services: Services,
  items: readonly Element[],
  frame: Frame,
): Promise<CalendarObject[]> {
  const unclear = items.filter((item) => needsFile(item, frame)).map(readItemId);
  const known = new Map<string, Pick<CalendarObject, "busy" | "own">>();
  for (let from = 0; from < unclear.length; from += BATCH_FILES) {
    const part = [...(await getFiles(services, unclear.slice(from, from + BATCH_FILES)))];
    const files = part.map(([, file]) => file);
    const read = await readForeign(access, "expandFiles", { files, frame: toFrame(frame) });
    for (const [index, [id]] of part.entries()) {
      const file = read[index];
      if (file) known.set(id, file);
    }
  }
  return items.map((item) => toCalendarObject(item, known.get(readItemId(item)) ?? { busy: [] }, frame));
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

const STATUSES: Record<string, TimeStatus> = {
  Free: "free",
  Tentative: "tentative",
  OOF: "out_of_office",
  WorkingElsewhere: "working_elsewhere",
};

function isBusy(item: Element, { statuses }: Frame): boolean {
  if (textAt(item, "IsCancelled") === "true" || textAt(item, "MyResponseType") === "Decline") return false;
  return takesTime(STATUSES[textAt(item, "LegacyFreeBusyStatus")] ?? "busy", statuses);
}

/** Which days are meant, and when a series takes place, only the file says. */
const needsFile = (item: Element, frame: Frame): boolean =>
  isBusy(item, frame) &&
  (textAt(item, "IsAllDayEvent") === "true" || textAt(item, "CalendarItemType") !== "Single");

function toCalendarObject(
  item: Element,
  file: Pick<CalendarObject, "busy" | "own">,
  frame: Frame,
): CalendarObject {
  const uid = readMark(item) || textAt(item, "UID") || null;
  const own = readOwnEntry(item, uid, file);
  const described = { key: readItemId(item), uid, ...(own && { own: [own] }) };
  if (!isBusy(item, frame)) return { ...described, busy: [] };
  if (needsFile(item, frame)) return { ...described, busy: file.busy };
  const time = readTime(item);
  return { ...described, busy: time.start < time.end && overlaps(time, frame.window) ? [time] : [] };
}

function readTime(item: Element): BusyTime {
  const at = (name: string) => instant(Date.parse(textAt(item, name)));
  return { start: at("Start"), end: at("End"), allDay: false };
}

/** Which days are meant only a file says that names dates; of others nothing is said. */
function readOwnEntry(item: Element, uid: string | null, file: Pick<CalendarObject, "own">): OwnEntry | null {
  if (uid === null || !parseOwnUid(uid)) return null;
  const isAllDay = textAt(item, "IsAllDayEvent") === "true";
  const time = isAllDay ? file.own?.find(({ allDay }) => allDay) : readTime(item);
  if (!time || !(time.start < time.end)) return null;
  const attendees = listChildren(within(item, "RequiredAttendees"), "Attendee");
  const changedAt = Date.parse(textAt(item, "LastModifiedTime"));
  return {
    uid,
    start: time.start,
    end: time.end,
    allDay: isAllDay,
    cancelled: textAt(item, "IsCancelled") === "true",
    title: "",
    attendees:
      attendees.length > 0
        ? attendees.map((attendee) => ({
            email: textAt(within(attendee, "Mailbox"), "EmailAddress").toLowerCase(),
            partstat: toPartstat(textAt(attendee, "ResponseType")),
          }))
        : null,
    written: readMark(item) === uid,
    changedAt: Number.isNaN(changedAt) ? null : changedAt,
  };
}
