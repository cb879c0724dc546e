import type ICAL from "ical.js";
import type { ChosenStatus, TimeStatus } from "@/lib/domain/calendars/busy-statuses";

/** Whose calendar it is, and what counts for them. */
export interface Viewer {
  owners?: readonly string[];
  statuses?: readonly ChosenStatus[];
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
export function readStatus(component: ICAL.Component, { owners = [] }: Viewer): TimeStatus {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  const status = value("status");
  if (status === "CANCELLED") return "free";
  const answer = findAnswer(component, owners);
  if (answer === "DECLINED") return "free";
  const told =
    OUTLOOK_STATUSES[value("x-microsoft-cdo-busystatus")] ??
    OUTLOOK_STATUSES[value("x-microsoft-cdo-intendedstatus")];
  if (told === "working_elsewhere") return told; // which Outlook writes as transparent
  if (value("transp") === "TRANSPARENT" || told === "free") return "free";
  if (told) return told;
  return status === "TENTATIVE" || answer === "TENTATIVE" ? "tentative" : "busy";
}

/** PARTSTAT of who the calendar belongs to; empty where they are not among those invited. */
function findAnswer(component: ICAL.Component, owners: readonly string[]): string {
  if (owners.length === 0) return "";
  for (const attendee of component.getAllProperties("attendee")) {
    const addresses = [attendee.getFirstValue(), attendee.getFirstParameter("email")];
    if (addresses.some((address) => owners.includes(toPlainAddress(String(address ?? "")))))
      return attendee.getFirstParameter("partstat")?.toUpperCase() ?? "";
  }
  return "";
}

/** In small letters and without `mailto:`; other addresses, such as of a principal, as they are. */
export const toPlainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, "");
