import { toExpansionOptions } from "@/lib/domain/calendars/expansion/to-expansion-options";
import type {
  CalendarObject,
  CalendarProvider,
  ExpansionOptions,
  FoundSubcalendar,
  ProviderAccess,
  SyncRequest,
} from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";
import type { CaldavCredentials } from "./credentials";
import { caldavEntries } from "./entries";
import { extractResourceKey } from "./extract-resource-key";
import { type DavResource, extractNodeText } from "./multistatus";
import {
  fetchDavObjects,
  findPrincipal,
  listCollectionChanges,
  listCollections,
  listEventUrls,
  listOwnerAddresses,
  NO_WEBDAV,
} from "./requests";
import { resolveCaldavAccount } from "./resolve-caldav-account";

type Dav = ProviderAccess<CaldavCredentials>;

/** Events per request. */
const BATCH_EVENTS = 200;

export const caldav: CalendarProvider<CaldavCredentials> = {
  async connect(access) {
    const { principal, home } = await resolveCaldavAccount(access);
    const addresses = await listOwnerAddresses(access, principal).catch(suppressProviderError);
    const credentials = { ...access.credentials, home, addresses };
    const subcalendars = await listSubcalendars({ ...access, credentials });
    const shared = await findSharedCalendar(access, home, subcalendars);
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
  async fetchChanges(access, reading) {
    const token = reading.version;
    const changes = reading.token?.startsWith(SYNC_PREFIX) ? await fetchChanges(access, reading) : null;
    if (changes) return changes;
    const addresses = await listEventUrls(access, reading.sourceId, reading.window);
    const { objects } = await fetchObjects(access, reading, addresses);
    return { whole: true, objects, removed: [], token };
  },
  entries: {
    ...caldavEntries,
    async fetchEntry(access, sourceId, key, frame) {
      const address = new URL(encodeURIComponent(key), sourceId).href;
      const { objects } = await fetchObjects(access, { sourceId, ...frame }, [address]);
      return objects[0] ?? null;
    },
  },
};

/**
 * Returns the calendar at the given address if it is one outside of the account, shared by another user; null
 * otherwise.
 */
async function findSharedCalendar(
  access: Dav,
  home: string,
  subcalendars: readonly FoundSubcalendar[],
): Promise<FoundSubcalendar | null> {
  const { server } = access.credentials;
  const isOwn = [home, ...subcalendars.map(({ sourceId }) => sourceId)].some((url) => isSameUrl(url, server));
  if (isOwn || new URL(server).pathname === "/") return null;
  const response = await listCollections(access, server, "0").catch((error) => {
    if (error instanceof ProviderError) return null; // the address serves sign-in only
    throw error;
  });
  return response ? (toSubcalendars(response.resources)[0] ?? null) : null;
}

/** Addresses of the owner are optional. */
function suppressProviderError(error: unknown): string[] {
  if (error instanceof ProviderError) return [];
  throw error;
}

// Distinguishes sync tokens from other versions, as only a token can be used for an incremental sync.
const SYNC_PREFIX = "sync ";
const CTAG_PREFIX = "ctag ";

async function listSubcalendars(access: Dav): Promise<FoundSubcalendar[]> {
  const { home, calendar } = access.credentials;
  if (!home) throw new ProviderError("access", "The account has no home");
  const { resources } = await (calendar
    ? listCollections(access, calendar, "0")
    : listCollections(access, home));
  await fetchOwnerAddresses(access, home);
  return toSubcalendars(resources);
}

const toSubcalendars = (resources: readonly DavResource[]): FoundSubcalendar[] =>
  resources
    .filter(({ props }) => hasEvents(props))
    .toSorted((a, b) => parseOrder(a) - parseOrder(b))
    .map(({ url, props }) => {
      const [token, tag] = [extractNodeText(props["sync-token"]), extractNodeText(props.getctag)];
      return {
        sourceId: url,
        name: extractNodeText(props.displayname).trim() || getLastSegment(url),
        primary: false, // CalDAV has no primary calendar
        writable: canWrite(props["current-user-privilege-set"]),
        busy: !isTransparent(props["schedule-calendar-transp"]),
        colour: /^#[0-9a-f]{6}/i.exec(extractNodeText(props["calendar-color"]))?.[0].toLowerCase() ?? null,
        version: token ? SYNC_PREFIX + token : tag ? CTAG_PREFIX + tag : null,
      };
    });

/** Sort order of Apple's programs, which most calendars lack. */
const parseOrder = ({ props }: DavResource) => Number(extractNodeText(props["calendar-order"])) || 0;

/** Completes the credentials of an account that was connected by an earlier release. */
async function fetchOwnerAddresses(access: Dav, home: string): Promise<void> {
  if (access.credentials.addresses) return;
  const principal = await findPrincipal(access, home).catch(() => null);
  const addresses = principal ? await listOwnerAddresses(access, principal).catch(suppressProviderError) : [];
  access.signal.throwIfAborted();
  await access.storeRenewed({ ...access.credentials, addresses });
}

/** Transparent calendars (RFC 6638, section 9.1) do not affect busy times. */
const isTransparent = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "transparent" in value;

function hasEvents(props: DavResource["props"]): boolean {
  const types = props.resourcetype;
  if (typeof types !== "object" || types === null || !("calendar" in types)) return false;
  const set = props["supported-calendar-component-set"] as { comp?: { "@name"?: string }[] } | undefined;
  return !set?.comp || set.comp.some((part) => part["@name"]?.toUpperCase() === "VEVENT");
}

/** Owners may write on servers that report no privileges. */
function canWrite(privileges: unknown): boolean {
  if (typeof privileges !== "object" || privileges === null) return true;
  return /"(write|write-content|all)"/.test(JSON.stringify(privileges));
}

const getLastSegment = (url: string) =>
  decodeURIComponent(new URL(url).pathname.replace(/\/$/, "").split("/").at(-1) ?? "") || "Calendar";

async function fetchChanges(access: Dav, reading: SyncRequest) {
  const { sourceId } = reading;
  const changed = new Set<string>();
  const removed = new Set<string>();
  let token = (reading.token ?? "").slice(SYNC_PREFIX.length);
  for (let more = true; more; ) {
    const response = await listCollectionChanges(access, sourceId, token).catch((error) => {
      if (error instanceof ProviderError && error.message === NO_WEBDAV) return null;
      throw error;
    });
    if (!response) return null;
    more = false;
    for (const { url, status } of response.resources) {
      if (isSameUrl(url, sourceId))
        more ||= status === 507; // further changes follow with the next token
      else (status === 404 ? removed : changed).add(url);
    }
    if (response.syncToken === null || (more && response.syncToken === token)) return null;
    token = response.syncToken;
  }
  const { objects, missing } = await fetchObjects(access, reading, [...changed]);
  const removedKeys = [...removed, ...missing].map((url) => extractResourceKey(url));
  return { whole: false, objects, removed: removedKeys, token: SYNC_PREFIX + token };
}

const isSameUrl = (a: string, b: string) => a.replace(/\/$/, "") === b.replace(/\/$/, "");

/** Fetches resources; each is one event. */
async function fetchObjects(
  access: Dav,
  reading: ExpansionOptions & Pick<SyncRequest, "sourceId">,
  addresses: readonly string[],
) {
  const { sourceId } = reading;
  const { credentials } = access;
  const ownerAddresses = [...(credentials.addresses ?? []), credentials.username.toLowerCase()];
  const owners = [...(reading.owners ?? []), ...ownerAddresses];
  const frame = toExpansionOptions({ ...reading, owners });
  const objects: CalendarObject[] = [];
  const missing = new Set(addresses);
  for (let from = 0; from < addresses.length; from += BATCH_EVENTS) {
    const { resources } = await fetchDavObjects(access, sourceId, addresses.slice(from, from + BATCH_EVENTS));
    const found = resources.flatMap(({ url, props }) => {
      const file = extractNodeText(props["calendar-data"]);
      return file ? [{ url, file }] : [];
    });
    const files = found.map(({ file }) => file);
    const read = await parseUntrusted(access, "expandFiles", { files, frame });
    for (const [index, { url }] of found.entries()) {
      missing.delete(url);
      objects.push(
        markBookpageEntries({ key: extractResourceKey(url), uid: null, busy: [], ...read[index] }),
      );
    }
  }
  return { objects, missing };
}

/** Resources of entries that Bookpage wrote are named by their UID. */
const markBookpageEntries = (object: CalendarObject): CalendarObject =>
  object.own
    ? { ...object, own: object.own.map((one) => ({ ...one, written: object.key === `${one.uid}.ics` })) }
    : object;
