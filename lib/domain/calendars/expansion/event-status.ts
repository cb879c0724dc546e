import type { OptionalBusyStatus, TimeStatus } from "@/lib/domain/calendars/busy-statuses";
import type { EventLines } from "./event-lines";

/** Whose calendar it is, and what counts for them. */
export interface CalendarOwner {
  owners?: readonly string[];
  statuses?: readonly OptionalBusyStatus[];
  titles?: boolean;
}

/** Outlook says in a property of its own what iCalendar has no word for. */
const OUTLOOK_STATUSES: Record<string, TimeStatus> = {
  FREE: "free",
  TENTATIVE: "tentative",
  OOF: "out_of_office",
  WORKINGELSEWHERE: "working_elsewhere",
};

/** What an event says of the time of the calendar's owner. */
export function deriveEventStatus(lines: EventLines, { owners = [] }: CalendarOwner): TimeStatus {
  const value = (name: string) => lines.text(name).toUpperCase();
  const status = value("STATUS");
  if (status === "CANCELLED") return "free";
  const answer = findOwnerPartstat(lines, owners);
  if (answer === "DECLINED") return "free";
  const told =
    OUTLOOK_STATUSES[value("X-MICROSOFT-CDO-BUSYSTATUS")] ??
    OUTLOOK_STATUSES[value("X-MICROSOFT-CDO-INTENDEDSTATUS")];
  if (told === "working_elsewhere") return told; // which Outlook writes as transparent
  if (value("TRANSP") === "TRANSPARENT" || told === "free") return "free";
  if (told) return told;
  return status === "TENTATIVE" || answer === "TENTATIVE" ? "tentative" : "busy";
}

/** PARTSTAT of who the calendar belongs to; empty where they are not among those invited. */
function findOwnerPartstat(lines: EventLines, owners: readonly string[]): string {
  if (owners.length === 0) return "";
  for (const { value, parameters } of lines.all("ATTENDEE")) {
    const addresses = [value, parameters.get("EMAIL") ?? ""];
    if (addresses.some((address) => owners.includes(normalizeCalendarAddress(address))))
      return parameters.get("PARTSTAT")?.toUpperCase() ?? "";
  }
  return "";
}

/** In small letters and without `mailto:`; other addresses, such as of a principal, as they are. */
export const normalizeCalendarAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, "");
