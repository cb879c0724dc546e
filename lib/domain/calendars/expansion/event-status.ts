import type { OptionalBusyStatus, TimeStatus } from "@/lib/domain/calendars/options";
import type { EventLines } from "./event-lines";

/** Owner of the calendar and the statuses that count as busy. */
export interface CalendarOwner {
  owners?: readonly string[];
  statuses?: readonly OptionalBusyStatus[];
  titles?: boolean;
}

/** Outlook's own property for statuses that iCalendar lacks. */
const OUTLOOK_STATUSES: Record<string, TimeStatus> = {
  FREE: "free",
  TENTATIVE: "tentative",
  OOF: "out_of_office",
  WORKINGELSEWHERE: "working_elsewhere",
};

/** Derives the status of the owner's time during the event. */
export function deriveEventStatus(lines: EventLines, { owners = [] }: CalendarOwner): TimeStatus {
  const value = (name: string) => lines.text(name).toUpperCase();
  const status = value("STATUS");
  if (status === "CANCELLED") return "free";
  const partstat = findOwnerPartstat(lines, owners);
  if (partstat === "DECLINED") return "free";
  const declared =
    OUTLOOK_STATUSES[value("X-MICROSOFT-CDO-BUSYSTATUS")] ??
    OUTLOOK_STATUSES[value("X-MICROSOFT-CDO-INTENDEDSTATUS")];
  if (declared === "working_elsewhere") return declared; // Outlook writes it as transparent
  if (value("TRANSP") === "TRANSPARENT" || declared === "free") return "free";
  if (declared) return declared;
  return status === "TENTATIVE" || partstat === "TENTATIVE" ? "tentative" : "busy";
}

/** Returns the PARTSTAT of the owner; empty if not invited. */
function findOwnerPartstat(lines: EventLines, owners: readonly string[]): string {
  if (owners.length === 0) return "";
  for (const { value, parameters } of lines.all("ATTENDEE")) {
    const addresses = [value, parameters.get("EMAIL") ?? ""];
    if (addresses.some((address) => owners.includes(normalizeCalendarAddress(address))))
      return parameters.get("PARTSTAT")?.toUpperCase() ?? "";
  }
  return "";
}

/** Returns an address in lower case without `mailto:`; principal URLs and the like stay as they are. */
export const normalizeCalendarAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, "");
