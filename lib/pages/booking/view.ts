import type {
  BannerView,
  ChoiceView,
  EmptyView,
  FieldView,
  FormView,
  HiddenField,
  HourCycleView,
  Link,
  PageShellView,
  QuestionView,
  ZoneView,
} from "@/lib/pages/page-shell/view";
import type { VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";

/** The view of the booking page. The page that reschedules a meeting uses `BookingTimesStep` too. */

/** A team member; without a name if names are not public. */
export type MemberView = { name: string | null; initials: string; photo: string | null };

/** The choice "anyone" has no photo. */
export type MemberChoice = {
  href: string;
  name: string;
  initials: string | null;
  photo: string | null;
  current: boolean;
};

export type OwnerView = {
  name: string;
  initials: string;
  photo: string | null;
  /** The members in the team's order; empty for a user's page. */
  members: MemberView[];
  /** "With Ana Silva", if the booker has chosen a member. */
  chosen: string | null;
  /** The page's title (`invite_title`, the type's name, or "Book a time with …"). */
  title: string;
  /** Paragraphs of the owner's message. */
  message: string[];
  facts: { icon: "duration" | "place" | "phone" | "approval" | "people" | "language"; text: string }[];
};

/** A public appointment type of the page. */
export type TypeCard = {
  href: string;
  name: string;
  duration: string;
  description: string | null;
  /** "Next: Tue 6 Jan, 09:00" */
  next: string | null;
};

export type DayState = "free" | "few" | "none" | "past" | "away" | "full";

export type DayCell = {
  /** "2031-12-03" */
  date: string;
  /** "3" */
  number: string;
  state: DayState;
  /** Begins with the state: "6 times, Wednesday 3 December". */
  label: string;
  /** Null for days without times, unless the owner is away or there is a waiting list. */
  href: string | null;
  // Optional fields are absent from most days, as a page has thirty of them.
  /** The open day. */
  chosen?: boolean;
  today?: boolean;
  /** The day of the meeting that is being rescheduled. */
  current?: boolean;
  /** A time of this day is already proposed. */
  proposed?: boolean;
  /** "Dec", on the first day of a month. */
  monthName?: string;
};

/** `isAhead`: there are free times, but not in the shown range. */
export type EmptyTimesView = EmptyView & { isAhead: boolean };

export type MonthView = {
  /** "2031-12" */
  month: string;
  /** "December 2031", "Nov – Dec 2031" */
  title: string;
  weekdays: { short: string; long: string }[];
  /** Five weeks of seven days, those of the months before and after like any other. */
  weeks: DayCell[][];
  previous: Link | null;
  next: Link | null;
  /** The arrows' accessible names for a month that cannot be opened. */
  previousLabel: string;
  nextLabel: string;
  /** "No times in December." with a link to the next. */
  empty: EmptyTimesView | null;
  /** The labels of the legend under the grid. */
  key: { free: string; few?: string; none: string; away?: string; full?: string; current?: string };
};

export type SlotState = "free" | "conflict" | "current";

export type SlotTile = {
  /** ISO instant, the value of the field `slot`. */
  value: string;
  /** "09:00" */
  time: string;
  /** "10:00 in Paris", if the host's clock differs. */
  hostTime: string | null;
  state: SlotState;
  /** The state in words ("Just taken", "Currently"); null for free. */
  note: string | null;
  chosen: boolean;
};

export type SlotsView = {
  /** "Wednesday 3 December" */
  day: string;
  /** "Times in Berlin (UTC+1)" */
  zoneNote: string;
  /** "Morning", "Afternoon", "Evening"; a null label has no heading. */
  groups: { label: string | null; slots: SlotTile[] }[];
  /** "12 more times", if only those that suit the hosts best are shown. */
  allTimes?: Link;
  /** Default: `slot`. The last days of a stay are chosen in place of times. */
  field?: "until";
  /** True if the times are checkboxes. */
  multiple: boolean;
  /** Shown instead of the times if the day has none. */
  empty: string | null;
  action: string;
  /** The state without the `slot`s of this day; if `multiple`, with those of other days. */
  hidden: HiddenField[];
  /** "Continue", sent as `step=details`; null while too few times are proposed. */
  submit: string | null;
  /** "Add to proposal", only if `multiple`: returns to this step with the times selected. */
  add: string | null;
  error: string | null;
};

export type WeekGridDay = {
  /** "2031-12-03" */
  date: string;
  /** "Wed" */
  weekday: string;
  /** "3" */
  number: string;
  /** "Wednesday 3 December" */
  label: string;
  /** A week has one entry for each hour of any day, null if this day is not free then. */
  slots: (SlotTile | null)[];
  /** "Away": the reason for no times; `href` leads to the waiting list. */
  note: { text: string; href: string | null } | null;
};

/** The week grid, which replaces the month. */
export type WeekGridView = {
  layout: "week" | "columns";
  /** "Mon 1 Dec – Sun 7 Dec" */
  title: string;
  days: WeekGridDay[];
  previous: Link | null;
  next: Link | null;
  /** The arrows' accessible names for a week that cannot be opened. */
  previousLabel: string;
  nextLabel: string;
  /** "No times in this week." with a link to the next. */
  empty: EmptyTimesView | null;
};

export type SelectedSlotsView = {
  /** "2 of 3 proposed" */
  heading: string;
  done: number;
  needed: number;
  items: { value: string; day: string; time: string; removeHref: string; removeLabel: string }[];
};

/** The repetition of a booking. */
export type SeriesView = {
  heading: string;
  /** Frequency and count. */
  fields: FieldView[];
  /** "Show the dates": sent as `repeat`, it returns to this step. */
  show: string;
  /** The value of the field `shown`. */
  shown: string;
  /** Null for a single meeting. */
  dates: {
    heading: string;
    note: string;
    /** `note`: "Not free" */
    items: { value: string; day: string; time: string; note: string | null }[];
  } | null;
  /** The replacements for dates that are not free. */
  lost: { text: string; choices: ChoiceView[] } | null;
};

export type DetailsView = {
  /** Null if bookings of this page do not repeat. */
  series: SeriesView | null;
  heading: string;
  chosen: {
    heading: string;
    /** `lost`: another booker has taken it meanwhile. */
    items: { value: string; day: string; time: string; hostTime: string | null; lost: boolean }[];
    /** "Berlin (UTC+1)" */
    zone: string;
    change: Link;
  };
  action: string;
  /** The proof of work that the browser computes while the form is filled in; null: none. */
  work: { challenge: string; bits: number } | null;
  hidden: HiddenField[];
  errors: { title: string | null; items: Link[] } | null;
  /** The nearest free times after one was lost. */
  nearest: { text: string; times: { value: string; label: string }[] } | null;
  fields: QuestionView[];
  /** Optional fields, each in a disclosure ("Add a message"). `open`: it has a value. */
  folds: { label: string; open: boolean; field: FieldView }[];
  submit: string;
  /** The small print above the button. */
  note: string | null;
};

/** The durations of a meeting, as links. */
export type LengthsView = {
  /** "Length" */
  label: string;
  items: { href: string; text: string; current: boolean }[];
};

export type BookingTimesStep = {
  name: "times";
  /** Visually hidden heading of the step: "Choose a time". */
  heading: string;
  /** "Next available: Tue 6 Jan, 10:00"; null if nothing is free or it is selected already. */
  next: Link | null;
  /** Null without a choice. */
  lengths: LengthsView | null;
  month: MonthView;
  /** Set if the page shows weeks: `slots` then holds the parts that all days share. */
  weekGrid: WeekGridView | null;
  slots: SlotsView;
  zone: ZoneView;
  hours: HourCycleView;
  selectedSlots: SelectedSlotsView | null;
  /** The visitor's address, for which the times were searched. */
  address?: { text: string; change: Link; note: string | null };
  /** The form of the waiting list, on a fully booked day. */
  waiting?: FormView;
  visitorCalendar?: VisitorCalendarView;
};

/** Asks where the meeting takes place, because the free times depend on it. */
export type BookingAddressStep = { name: "address"; form: FormView };

/** The cards of `types` are all there is to choose. */
export type BookingTypesStep = { name: "types" };

export type BookingDetailsStep = { name: "details"; details: DetailsView };

/** The page cannot be booked by this link; `links` lead on. */
export type ClosedStep = { name: "stopped"; title: string; text: string; links: Link[] };

export type BookingView = {
  shell: PageShellView;
  /** A picture at the top of the page. */
  cover: string | null;
  owner: OwnerView;
  /** Shown only to the owner of the page. */
  notice: BannerView | null;
  banner: BannerView | null;
  /** Shown instead of times until one is chosen. */
  types: { heading: string; cards: TypeCard[] } | null;
  /** The link from a type to all types. */
  back: Link | null;
  /** The members that the booker can choose; null without a choice. */
  members: { heading: string; choices: MemberChoice[] } | null;
  step: BookingTypesStep | BookingAddressStep | BookingTimesStep | BookingDetailsStep | ClosedStep;
  /** The other site that a booking leads to (`redirect_url`). */
  leadsTo: string | null;
};
