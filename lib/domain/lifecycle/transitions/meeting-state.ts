import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { ImportedBooker, ImportedMeeting } from "../meeting-import/imported-meeting";
import type { BookingReport, ReportedMeeting } from "./booking-report";

/** A meeting as the reports so far tell it, in whatever order they came. */
export interface MeetingState {
  /** Null before its details are known. */
  meeting: ReportedMeeting | null;
  /** The time in the tool of the details. */
  detailsAt: Instant;
  /** By the tool's key; without `booker`: cancelled. */
  bookers: Readonly<Record<string, BookerState>>;
  isOver: boolean;
}

interface BookerState extends Pick<BookingReport, "at" | "from"> {
  booker: ImportedBooker | null;
}

export const UNKNOWN_MEETING: MeetingState = {
  meeting: null,
  detailsAt: asInstant(0),
  bookers: {},
  isOver: false,
};

/**
 * Applies a report, so that the result does not depend on order or repetition: the newest word about a booker counts, and
 * a cancellation wins over a call of the same time and over an account that was read later, as that may lag behind.
 */
export function applyReport(state: MeetingState, report: BookingReport): MeetingState {
  const bookers = { ...state.bookers };
  const { at, from } = report;
  for (const key of report.cancelled) {
    const known = bookers[key];
    const isLate = known?.booker && known.from === "call" && known.at > at;
    if (!isLate) bookers[key] = { at: later(known?.at, at), from, booker: null };
  }
  for (const { key, booker } of report.booked) {
    const known = bookers[key];
    const isRevived = known?.booker === null && from === "account";
    if ((!known || known.at < at) && !isRevived) bookers[key] = { at, from, booker };
  }
  const isOver = state.isOver || report.isOver;
  const hasNewDetails = report.meeting !== null && report.at >= state.detailsAt;
  const next = {
    meeting: hasNewDetails ? report.meeting : state.meeting,
    detailsAt: hasNewDetails ? report.at : state.detailsAt,
    bookers,
    isOver,
  };
  return listBookers(next).length > 0 ? next : withoutPersonalData(next);
}

const later = (known: Instant | undefined, at: Instant) => (known !== undefined && known > at ? known : at);

/** Lists the bookers who still come. */
export const listBookers = ({ bookers, isOver }: MeetingState): ImportedBooker[] =>
  isOver ? [] : Object.values(bookers).flatMap(({ booker }) => booker ?? []);

/** What remains of a meeting that has ended, so that late reports of it have no effect. */
const withoutPersonalData = ({ meeting, detailsAt, bookers, isOver }: MeetingState): MeetingState => ({
  meeting: meeting && { ...meeting, guests: [], place: null },
  detailsAt,
  isOver,
  bookers: Object.fromEntries(
    Object.entries(bookers).map(([key, { at, from }]) => [key, { at, from, booker: null }]),
  ),
});

/** Returns the meeting as an import has it; null if it has ended. */
export function toImportedMeeting(state: MeetingState): ImportedMeeting | null {
  const bookers = listBookers(state);
  if (!state.meeting || bookers.length === 0) return null;
  const { seats } = state.meeting;
  return { ...state.meeting, bookers, seats: seats === null ? null : Math.max(seats, bookers.length) };
}
