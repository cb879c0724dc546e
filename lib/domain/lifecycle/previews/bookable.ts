import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { Instant } from "@/lib/core/time/instant";
import type { CalendarTime } from "@/lib/domain/availability/free-slots/blocking-calendars";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { PeriodMeeting } from "@/lib/domain/booking-pages/bookpages/page-rules";

/** All that determines when a user can be booked, per page. */
export interface BookableUser {
  user: string;
  timezone: string;
  busy: Pick<Host, "busy" | "allDay" | "visits" | "travelTimes">;
  /** Times of each calendar, for pages that select calendars. */
  calendars: readonly CalendarTime[];
  meetings: readonly BookedMeeting[];
  /** Texts for `parseSchedule`; the main hours first. */
  hours: readonly { id: string; text: string }[];
  pages: readonly PreviewedPage[];
  /** Set for a room, which is open unless it has hours; null: a person. */
  room: { absences: Schedule["absences"] } | null;
}

export interface PreviewedPage {
  id: string;
  slug: string;
  active: boolean;
  settings: PageSettings;
  types: readonly BookableType[];
}

interface BookableType {
  id: string;
  slug: string;
  name: string;
  active: boolean;
  settings: PageSettings;
  availability_id: string | null;
}

/** All that determines when a team's page can be booked. */
export interface BookableTeam {
  /** The team's members in order. */
  people: readonly (Pick<Host, "busy" | "allDay" | "visits" | "travelTimes"> & {
    id: string;
    schedule: Schedule | null;
  })[];
  meetings: readonly BookedMeeting[];
  /** Meetings of the page, each once although it may have several hosts, for the page's limits. */
  ofPage: readonly PeriodMeeting[];
  page: PreviewedPage & { team: string };
}

/** An event or a hold that takes a user's time. */
export interface BookedMeeting {
  /** Id of the user or room. */
  host: string;
  start: Instant;
  end: Instant;
  page: string | null;
  type: string | null;
  /** Set if this host organises the event or it takes place in this room; null for others and for holds. */
  event: (MeetingSize & { id: string; title: string }) | null;
  /** Free seats of a meeting with seats; -1 for the hold of one seat. */
  seats: number | null;
}

/** The number of participants of a meeting, and of meetings in its series. */
export interface MeetingSize {
  seats: { all: number; taken: number } | null;
  series: { index: number; count: number } | null;
}
