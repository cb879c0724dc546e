import { toFrame } from "@/lib/domain/calendars/expansion/to-frame";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import type {
  Access,
  CalendarObject,
  CalendarProvider,
  FoundSubcalendar,
  Frame,
  Reading,
} from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import type { CaldavCredentials } from "./credentials";
import { discoverAccount } from "./discover";
import { caldavEntries } from "./entries";
import { type DavResource, readNodeText } from "./multistatus";
import {
  findPrincipal,
  getObjects,
  listChanges,
  listCollections,
  listEventAddresses,
  listOwnerAddresses,
  NO_WEBDAV,
} from "./requests";
import { readKey } from "./resource-key";

type Dav = Access<CaldavCredentials>;

/** Events asked for at a time. */
const BATCH_EVENTS = 200;

export const caldav: CalendarProvider<CaldavCredentials> = {
  async connect(access) {
    const { principal, home } = await discoverAccount(access);
    const addresses = await listOwnerAddresses(access, principal).catch(orNone);
    const credentials = { ...access.credentials, home, addresses };
    const subcalendars = await listSubcalendars({ ...access, credentials });
    const shared = await findShared(access, home, subcalendars);
    if (shared)
      return {
        sourceId: shared.sourceId,
        name: shared.name,
        credentials: { ...credentials, calendar: shared.sourceId },
        subcalendars: [shared],
      };
    return { sourceId: principal, name: credentials.username, credentials, subcalendars };
  },
  listSubcalendars,
  async readChanges(access, reading) {
    const token = reading.version;
    const changes = reading.token?.startsWith(SYNC_PREFIX) ? await changesSince(access, reading) : null;
    if (changes) return changes;
    const addresses = await listEventAddresses(access, reading.sourceId, reading.window);
    const { objects } = await readObjects(access, reading, addresses);
    return { whole: true, objects, removed: [], token };
  },
  entries: {
    ...caldavEntries,
    async look(access, sourceId, key, frame) {
      const address = new URL(encodeURIComponent(key), sourceId).href;
      const { objects } = await readObjects(access, { sourceId, ...frame }, [address]);
      return objects[0] ?? null;
    },
  },
};

/**
 * The calendar at the address that was given, where it is one and none of the account's own: somebody else's, which is
 * shared with its owner. Null for every other address.
 */
async function findShared(
  access: Dav,
  home: string,
  own: readonly FoundSubcalendar[],
): Promise<FoundSubcalendar | null> {
  const { server } = access.credentials;
  const isOwn = [home, ...own.map(({ sourceId }) => sourceId)].some((url) => sameAddress(url, server));
  if (isOwn || new URL(server).pathname === "/") return null;
  const answer = await listCollections(access, server, "0").catch((error) => {
    if (error instanceof ProviderRefusal) return null; // an address for signing in alone
    throw error;
  });
  return answer ? (toSubcalendars(answer.resources)[0] ?? null) : null;
}

/** Whose calendars they are is worth knowing, but no condition. */
function orNone(error: unknown): string[] {
  if (error instanceof ProviderRefusal) return [];
  throw error;
}

// What a version is made of: only a sync token can be asked for what has changed since.
const SYNC_PREFIX = "sync ";
const CTAG_PREFIX = "ctag ";

async function listSubcalendars(access: Dav): Promise<FoundSubcalendar[]> {
  const { home, calendar } = access.credentials;
  if (!home) throw new ProviderRefusal("access", "The account has no home");
  const { resources } = await (calendar
    ? listCollections(access, calendar, "0")
    : listCollections(access, home));
  await learnAddresses(access, home);
  return toSubcalendars(resources);
}

const toSubcalendars = (resources: readonly DavResource[]): FoundSubcalendar[] =>
  resources
    .filter(({ props }) => holdsEvents(props))
    .toSorted((a, b) => readOrder(a) - readOrder(b))
    .map(({ url, props }) => {
      const [token, tag] = [readNodeText(props["sync-token"]), readNodeText(props.getctag)];
      return {
        sourceId: url,
        name: readNodeText(props.displayname).trim() || lastSegment(url),
        primary: false, // the protocol names none
        writable: mayWrite(props["current-user-privilege-set"]),
        busy: !isTransparent(props["schedule-calendar-transp"]),
        colour: /^#[0-9a-f]{6}/i.exec(readNodeText(props["calendar-color"]))?.[0].toLowerCase() ?? null,
        version: token ? SYNC_PREFIX + token : tag ? CTAG_PREFIX + tag : null,
      };
    });

/** Where Apple's programs show it; of most it is not said. */
const readOrder = ({ props }: DavResource) => Number(readNodeText(props["calendar-order"])) || 0;

/** Of an account that was connected before its owner's addresses were asked for. */
async function learnAddresses(access: Dav, home: string): Promise<void> {
  if (access.credentials.addresses) return;
  const principal = await findPrincipal(access, home).catch(() => null);
  const addresses = principal ? await listOwnerAddresses(access, principal).catch(orNone) : [];
  access.signal.throwIfAborted();
  await access.keep({ ...access.credentials, addresses });
}

/** RFC 6638 9.1: a calendar that says nothing of its owner's time. */
const isTransparent = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "transparent" in value;

function holdsEvents(props: DavResource["props"]): boolean {
  const types = props.resourcetype;
  if (typeof types !== "object" || types === null || !("calendar" in types)) return false;
  const set = props["supported-calendar-component-set"] as { comp?: { "@name"?: string }[] } | undefined;
  return !set?.comp || set.comp.some((part) => part["@name"]?.toUpperCase() === "VEVENT");
}

/** Servers that say nothing of privileges let the owner write. */
function mayWrite(privileges: unknown): boolean {
  if (typeof privileges !== "object" || privileges === null) return true;
  return /"(write|write-content|all)"/.test(JSON.stringify(privileges));
}

const lastSegment = (url: string) =>
  decodeURIComponent(new URL(url).pathname.replace(/\/$/, "").split("/").at(-1) ?? "") || "Calendar";

async function changesSince(access: Dav, reading: Reading) {
  const { sourceId } = reading;
  const changed = new Set<string>();
  const removed = new Set<string>();
  let token = (reading.token ?? "").slice(SYNC_PREFIX.length);
  for (let more = true; more; ) {
    const answer = await listChanges(access, sourceId, token).catch((error) => {
      if (error instanceof ProviderRefusal && error.message === NO_WEBDAV) return null;
      throw error;
    });
    if (!answer) return null;
    more = false;
    for (const { url, status } of answer.resources) {
      if (sameAddress(url, sourceId))
        more ||= status === 507; // the rest comes with the next token
      else (status === 404 ? removed : changed).add(url);
    }
    if (answer.syncToken === null || (more && answer.syncToken === token)) return null;
    token = answer.syncToken;
  }
  const { objects, missing } = await readObjects(access, reading, [...changed]);
  const gone = [...removed, ...missing].map((url) => readKey(url));
  return { whole: false, objects, removed: gone, token: SYNC_PREFIX + token };
}

const sameAddress = (a: string, b: string) => a.replace(/\/$/, "") === b.replace(/\/$/, "");

/** One resource is one event. */
async function readObjects(
  access: Dav,
  reading: Frame & Pick<Reading, "sourceId">,
  addresses: readonly string[],
) {
  const { sourceId } = reading;
  const { credentials } = access;
  const own = [...(credentials.addresses ?? []), credentials.username.toLowerCase()];
  const owners = [...(reading.owners ?? []), ...own];
  const frame = toFrame({ ...reading, owners });
  const objects: CalendarObject[] = [];
  const missing = new Set(addresses);
  for (let from = 0; from < addresses.length; from += BATCH_EVENTS) {
    const { resources } = await getObjects(access, sourceId, addresses.slice(from, from + BATCH_EVENTS));
    const found = resources.flatMap(({ url, props }) => {
      const file = readNodeText(props["calendar-data"]);
      return file ? [{ url, file }] : [];
    });
    const files = found.map(({ file }) => file);
    const read = await readForeign(access, "expandFiles", { files, frame });
    for (const [index, { url }] of found.entries()) {
      missing.delete(url);
      objects.push(markWritten({ key: readKey(url), uid: null, busy: [], ...read[index] }));
    }
  }
  return { objects, missing };
}

/** What Bookpage has put there is called after its UID. */
const markWritten = (object: CalendarObject): CalendarObject =>
  object.own
    ? { ...object, own: object.own.map((one) => ({ ...one, written: object.key === `${one.uid}.ics` })) }
    : object;
