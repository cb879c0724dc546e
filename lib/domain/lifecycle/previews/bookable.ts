import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { Instant } from "@/lib/core/time/instant";
import type { CalendarTime } from "@/lib/domain/availability/free-slots/blocking-calendars";
import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { PeriodMeeting } from "@/lib/domain/booking-pages/bookpages/page-rules";

/** All that decides when a person can be booked, page by page. */
export interface BookableUser {
  user: string;
  timezone: string;
  busy: Pick<Host, "busy" | "allDay">;
  /** Each of the calendars, for pages that choose among them. */
  calendars: readonly CalendarTime[];
  meetings: readonly BookedMeeting[];
  /** As `parseSchedule` reads them; the main one first. */
  hours: readonly { id: string; text: string }[];
  pages: readonly BookablePage[];
  /** Of a room, which is open without hours of its own; null: a person. */
  room: { absences: Schedule["absences"] } | null;
}

export interface BookablePage {
  id: string;
  nickname: string;
  active: boolean;
  custom: CustomSettings;
  types: readonly BookableType[];
}

interface BookableType {
  id: string;
  handle: string;
  name: string;
  active: boolean;
  custom: CustomSettings;
  availability_id: string | null;
}

/** All that decides when a page of a team can be booked. */
export interface BookableTeam {
  /** Its members in their order. */
  people: readonly (Pick<Host, "busy" | "allDay"> & { id: string; schedule: Schedule | null })[];
  meetings: readonly BookedMeeting[];
  /** Those of the page, once each, whoever holds them: its limits count them. */
  ofPage: readonly PeriodMeeting[];
  page: BookablePage & { team: string };
}

/** What takes a person's time: an event, or a hold. */
export interface BookedMeeting {
  /** Whose time. */
  host: string;
  start: Instant;
  end: Instant;
  page: string | null;
  type: string | null;
  /** That this host arranges, or that takes place in this room; null for others, and for holds. */
  event: (MeetingSize & { id: string; title: string }) | null;
  /** Free seats of a meeting that has some; -1: a hold of one. */
  seats: number | null;
}

/** How many people a meeting concerns, and how many meetings. */
export interface MeetingSize {
  seats: { all: number; taken: number } | null;
  series: { index: number; count: number } | null;
}
