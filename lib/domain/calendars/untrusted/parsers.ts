import { z } from "zod";
import type { Interval } from "@/lib/core/time/interval";
import type { BookpageEntry } from "@/lib/domain/calendars/bookpage-entry";
import { expandCalendar } from "@/lib/domain/calendars/expansion/expand-calendar";
import { MAX_STEPS, StepBudget } from "@/lib/domain/calendars/expansion/step-budget";
import { mergeEntry } from "@/lib/domain/calendars/merge-entry";
import type { OptionalBusyStatus } from "@/lib/domain/calendars/options";
import type {
  BusyTime,
  CalendarObject,
  ExpansionOptions,
  UnreadEntry,
} from "@/lib/domain/calendars/provider";
import { type Multistatus, parseMultistatus } from "@/lib/domain/calendars/providers/caldav/multistatus";
import { type Element, parseXml } from "@/lib/domain/calendars/providers/exchange/element";
import { parseGoogleEvents } from "@/lib/domain/calendars/providers/google/busy-times";
import { type GraphItem, parseGraphItem } from "@/lib/domain/calendars/providers/office365/busy-times";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { BudgetExceededError, isBudgetExceeded } from "@/lib/platform/threads/budget-exceeded-error";
import { decodeFile } from "./decode-file";

// Parsers for responses of user-supplied servers, which run in worker threads. They return null for invalid
// input.

/** Busy times per response; further ones are dropped. */
const MAX_BUSY_TIMES = 100_000;
/** Names and texts per response, as their transfer blocks the event loop. */
const MAX_VALUES = 250_000;

interface PublishedFile {
  bytes: Uint8Array;
  /** Charset that the server declares. */
  charset?: string | null;
  frame: ExpansionOptions;
}

/** Parses a published file with its name. */
export function parseCalendarFile({ bytes, charset, frame }: PublishedFile) {
  return parseOrNull(() => {
    const text = decodeFile(bytes, charset);
    const objects = expandCalendar(text, frame, new StepBudget(MAX_STEPS));
    return { name: findCalendarName(text), objects: assertMaxTimes(objects) };
  });
}

const findCalendarName = (text: string): string | null =>
  /^(?:X-WR-CALNAME|NAME)(?:;[^:\r\n]*)?:(.{1,200})/im.exec(text)?.[1]?.trim() || null;

interface ExpandedFile {
  uid: string | null;
  busy: readonly BusyTime[];
  own?: BookpageEntry[];
  unread?: UnreadEntry;
}

const UNREADABLE: UnreadEntry = { title: null, start: null, allDay: false, reason: "time" };

/**
 * Expands files with one event each. An unreadable one does not count as busy, does not affect the others and
 * is reported.
 */
export function expandFiles({
  files,
  frame,
}: {
  files: readonly string[];
  frame: ExpansionOptions;
}): ExpandedFile[] {
  const budget = new StepBudget(MAX_STEPS);
  const found = files.map((file) => {
    const parts = parseOrNull(() => expandCalendar(file, frame, budget, { asFound: true }));
    if (!parts) return { uid: null, busy: [], unread: UNREADABLE };
    const entries = parts.flatMap((part) => part.own ?? []);
    const [unread] = parts.flatMap((part) => part.unread ?? []);
    return {
      uid: parts[0]?.uid ?? null,
      busy: parts.flatMap(({ busy }) => busy),
      ...(entries.length > 0 && { own: entries }),
      ...(unread && { unread }),
    };
  });
  return assertMaxTimes(found);
}

/** Merges our version into the calendar's; `files` contains theirs and ours. */
export const mergeFiles = ({ files: [theirs, ours] }: { files: readonly [string, string] }): string =>
  mergeEntry(theirs, ours);

/** Parses a CalDAV response, with properties if requested. */
export const parseMultistatusBytes = ({
  bytes,
  ...asked
}: {
  bytes: Uint8Array;
  base: string;
  props: boolean;
}) => parseOrNull((): Multistatus => assertMaxParts(parseMultistatus(decodeXml(bytes), asked)));

export const parseXmlBytes = ({ bytes }: { bytes: Uint8Array }): Element | null =>
  parseOrNull(() => assertMaxParts(parseXml(decodeXml(bytes))));

const googlePage = z.object({
  items: z.array(z.unknown()).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

interface GooglePage {
  bytes: Uint8Array;
  window: Interval;
  statuses?: readonly OptionalBusyStatus[];
}

export function parseGooglePage({ bytes, window, statuses }: GooglePage) {
  const page = googlePage.safeParse(tryParseJson(decodeText(bytes)));
  if (!page.success) return null;
  const { items, nextPageToken, nextSyncToken } = page.data;
  return { changes: parseGoogleEvents(items, window, statuses), nextPageToken, nextSyncToken };
}

const microsoftPage = z.object({
  value: z.array(z.unknown()),
  "@odata.nextLink": z.string().optional(),
  "@odata.deltaLink": z.string().optional(),
});

export function parseMicrosoftPage({ bytes }: { bytes: Uint8Array }) {
  const page = microsoftPage.safeParse(tryParseJson(decodeText(bytes)));
  if (!page.success) return null;
  const { value, "@odata.nextLink": nextLink, "@odata.deltaLink": deltaLink } = page.data;
  const items = value.map(parseGraphItem).filter((item): item is GraphItem => item !== null);
  return { items, nextLink, deltaLink };
}

const decodeText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Decodes XML by its declaration. */
function decodeXml(bytes: Uint8Array): string {
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  const [, charset = null] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning) ?? [];
  return decodeFile(bytes, charset);
}

function parseOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (isBudgetExceeded(error)) throw error;
    return null;
  }
}

function assertMaxTimes<Found extends Pick<CalendarObject, "busy">>(found: Found[]): Found[] {
  const times = found.reduce((sum, { busy }) => sum + busy.length, 0);
  if (times > MAX_BUSY_TIMES) throw new BudgetExceededError("There are too many busy times");
  return found;
}

function assertMaxParts<Tree extends object>(tree: Tree): Tree {
  let values = 0;
  const waiting: unknown[] = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const inner = Object.values(next);
    values += inner.length;
    if (values > MAX_VALUES) throw new BudgetExceededError("The answer has too many parts");
    for (const one of inner) waiting.push(one);
  }
  return tree;
}
