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

/** What the booking page is drawn from. The page that moves a meeting draws `BookingTimesStep`, too. */

/** A member of a team; without a name where that is not everybody's to know. */
export type MemberView = { name: string | null; initials: string; photo: string | null };

/** "Anyone" has no face. */
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
  /** Of a team, in its order; empty for a person. */
  members: MemberView[];
  /** "With Ana Silva", where the booker has chosen a member. */
  chosen: string | null;
  /** The page's own title (`invite_title`, the type's name, or "Book a time with …"). */
  title: string;
  /** Paragraphs of the owner's message. */
  message: string[];
  facts: { icon: "duration" | "place" | "phone" | "approval" | "people" | "language"; text: string }[];
};

/** Public appointment types of the page, above the calendar; empty array: none. */
export type TypeCard = {
  href: string;
  name: string;
  duration: string;
  description: string | null;
  /** "Next: Tue 6 Jan, 09:00" */
  next: string | null;
  current: boolean;
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
  /** null for days without times, but for those on which the owner is away, or for which one can wait. */
  href: string | null;
  // What holds for few days is left out of the others: a page has thirty of them.
  /** The day whose slots are shown. */
  chosen?: boolean;
  today?: boolean;
  /** A time of this day is already among the proposed ones. */
  proposed?: boolean;
};

/** `isPrefetch`: there are times, but not in what is shown. */
export type EmptyTimesView = EmptyView & { isAhead: boolean };

export type MonthView = {
  /** "2031-12" */
  month: string;
  /** "December 2031" */
  title: string;
  weekdays: { short: string; long: string }[];
  /** Seven entries a week; null where a day belongs to another month. */
  weeks: (DayCell | null)[][];
  /** So many of the first weeks are over, and folded away under "3 past weeks". */
  pastWeeks: { count: number; label: string } | null;
  previous: Link | null;
  next: Link | null;
  /** Spoken names of the arrows where there is nothing before or after. */
  previousLabel: string;
  nextLabel: string;
  /** "No times in December." with the way out. */
  empty: EmptyTimesView | null;
  /** Words of the key under the grid. */
  key: { free: string; few: string; none: string; away?: string; full?: string };
};

export type SlotState = "free" | "conflict";

export type SlotTile = {
  /** ISO instant, the value of the field `slot`. */
  value: string;
  /** "09:00" */
  time: string;
  /** "10:00 in Paris", where the host's clock differs. */
  hostTime: string | null;
  state: SlotState;
  /** In words what the state means ("Just taken"); null for free. */
  note: string | null;
  chosen: boolean;
};

export type SlotsView = {
  /** "Wednesday 3 December" */
  day: string;
  /** "Times in Berlin (UTC+1)" */
  zoneNote: string;
  /** "Morning", "Afternoon", "Evening"; a label of null draws no heading. */
  groups: { label: string | null; slots: SlotTile[] }[];
  /** Checkboxes when true. */
  multiple: boolean;
  /** Shown instead of the tiles where a day has none. */
  empty: string | null;
  action: string;
  /** All state but `slot`s of this day; in `multiple` also the `slot`s of other days. */
  hidden: HiddenField[];
  /** "Continue": sent as `step=details`. null while too few times are proposed. */
  submit: string | null;
  /** "Add to proposal", only when `multiple`: comes back to the same step with the tray filled. */
  keep: string | null;
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
  /** In a week one entry an hour that any day has, null where this day is not free then. */
  slots: (SlotTile | null)[];
  /** "Away": why there are no times; `href` leads to where one can wait for it. */
  note: { text: string; href: string | null } | null;
};

/** A week of times beside each other, in place of the month. */
export type WeekGridView = {
  layout: "week" | "columns";
  /** "Mon 1 Dec – Sun 7 Dec" */
  title: string;
  days: WeekGridDay[];
  previous: Link | null;
  next: Link | null;
  /** Spoken names of the arrows where there is nothing before or after. */
  previousLabel: string;
  nextLabel: string;
  /** "No times in this week." with the way out. */
  empty: EmptyTimesView | null;
};

export type SelectedSlotsView = {
  /** "2 of 3 proposed" */
  heading: string;
  done: number;
  needed: number;
  items: { value: string; day: string; time: string; removeHref: string; removeLabel: string }[];
};

/** Of a page whose bookings repeat. */
export type SeriesView = {
  heading: string;
  /** How often, and how many times. */
  fields: FieldView[];
  /** "Show the dates": sent as `repeat`, it comes back to the same step. */
  show: string;
  /** The value of the field `shown`. */
  shown: string;
  /** null: a single meeting. */
  dates: {
    heading: string;
    note: string;
    /** `note`: "Not free" */
    items: { value: string; day: string; time: string; note: string | null }[];
  } | null;
  /** What stands in for dates that are not free. */
  lost: { text: string; choices: ChoiceView[] } | null;
};

export type DetailsView = {
  /** null: a booking of this page is one meeting. */
  series: SeriesView | null;
  heading: string;
  chosen: {
    heading: string;
    /** `lost`: taken by somebody else meanwhile. */
    items: { value: string; day: string; time: string; hostTime: string | null; lost: boolean }[];
    /** "Berlin (UTC+1)" */
    zone: string;
    change: Link;
  };
  action: string;
  /** What the browser works on while the form is filled in; null: nothing. */
  work: { challenge: string; bits: number } | null;
  hidden: HiddenField[];
  errors: { title: string; items: Link[] } | null;
  /** The nearest free times after one was lost. */
  nearest: { text: string; times: { value: string; label: string }[] } | null;
  fields: QuestionView[];
  /** What nobody has to say, each behind a line of its own ("Add a message"). `open`: it says something already. */
  folds: { label: string; open: boolean; field: FieldView }[];
  submit: string;
  /** Small print above the button. */
  note: string | null;
};

/** How long a meeting may be, as links. */
export type LengthsView = {
  /** "Length" */
  label: string;
  items: { href: string; text: string; current: boolean }[];
};

export type BookingTimesStep = {
  name: "times";
  /** Visually hidden heading of the step: "Choose a time". */
  heading: string;
  /** "Next available: Tue 6 Jan, 10:00"; null where nothing is free, or it is chosen already. */
  next: Link | null;
  /** null: there is no choice. */
  lengths: LengthsView | null;
  month: MonthView;
  /** Where the page shows weeks: then `slots` holds what belongs to all of its days. */
  weekGrid: WeekGridView | null;
  slots: SlotsView;
  zone: ZoneView;
  hours: HourCycleView;
  selectedSlots: SelectedSlotsView | null;
  /** On a day that is booked out: how one waits for it. */
  waiting?: FormView;
  visitorCalendar?: VisitorCalendarView;
};

export type BookingDetailsStep = { name: "details"; details: DetailsView };

/** The page cannot be booked by this link; `links` lead on. */
export type ClosedStep = { name: "stopped"; title: string; text: string; links: Link[] };

export type BookingView = {
  frame: PageShellView;
  /** A picture above everything. */
  cover: string | null;
  owner: OwnerView;
  /** For the owner of the page alone. */
  notice: BannerView | null;
  banner: BannerView | null;
  types: { heading: string; cards: TypeCard[] } | null;
  /** Whom the booker may choose; null: nobody. */
  members: { heading: string; choices: MemberChoice[] } | null;
  step: BookingTimesStep | BookingDetailsStep | ClosedStep;
  /** Where a booking leads that is not on this site (`redirect_url`). */
  leadsTo: string | null;
};
