import ICAL from "ical.js";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";
import type { Viewer } from "./event-status";
import { FileEvent } from "./file-event";
import type { TimeReader } from "./time-reader";

/**
 * An event of a file. Lines that cannot be read are mended where it is clear what was meant, else left out; of one that
 * cannot be read all the same, from when to when it is counts. Null where not even that can be read.
 */
export function readEvent(part: string, read: TimeReader, viewer: Viewer): FileEvent | null {
  return (
    attempt(() => new FileEvent(new ICAL.Component(ICAL.parse(part) as never), read, viewer)) ??
    attempt(() => new FileEvent(mend(part, /^/), read, viewer)) ??
    attempt(() => new FileEvent(mend(part, /^(UID|RECURRENCE-ID|DTSTART|DTEND)[;:]/i), read, viewer))
  );
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuchWork) throw error;
    return null;
  }
}

/** Never of a component within an event: they count although the end of one is missing before them. */
const OF_EVENTS = /^(DTSTART|DTEND|RRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS)[;:]/i;

function mend(part: string, wanted: RegExp): ICAL.Component {
  const event = new ICAL.Component("vevent");
  let depth = 0;
  for (const line of part.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    else if (/^END:/i.test(line)) depth -= 1;
    else if ((depth <= 1 || OF_EVENTS.test(line)) && wanted.test(line)) {
      const property = mendLine(line);
      if (property) event.addProperty(property);
    }
  }
  return event;
}

function mendLine(line: string): ICAL.Property | null {
  const plain = line.replaceAll('"', "");
  for (const candidate of [line, plain, rewriteTime(plain), rewriteRule(plain)]) {
    if (candidate === null) continue;
    const property = attempt(() => {
      const component = new ICAL.Component(ICAL.parse(`BEGIN:VEVENT\r\n${candidate}\r\nEND:VEVENT`) as never);
      const [found] = component.getAllProperties();
      found?.getValues(); // throws where there is none
      return found ?? null;
    });
    if (property) return property;
  }
  return null;
}

const TIME_LINE =
  /^(DTSTART|DTEND|RECURRENCE-ID)((?:;[^:;]*)*):\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?)?\s*(Z?)\s*$/i;

/** A date that is not said to be one, or a time with more or less of it than there has to be. */
function rewriteTime(line: string): string | null {
  const [, name, parameters = "", year, month, day, hour, minute, second = "00", utc = ""] =
    TIME_LINE.exec(line) ?? [];
  if (!name) return null;
  const others = parameters.replace(/;VALUE=[^;]*/i, "");
  if (hour === undefined) return `${name};VALUE=DATE:${year}${month}${day}`;
  return `${name}${others}:${year}${month}${day}T${hour}${minute}${second}${utc.toUpperCase()}`;
}

const rewriteRule = (line: string): string | null =>
  /^RRULE:/i.test(line) ? line.toUpperCase().replace(/[\s,;]+$/, "") : null;
