/**
 * What the booking page is drawn from. Plain and serialisable; every string is already
 * translated and formatted, every link already carries the state it must keep.
 */

export type Link = { href: string; label: string };

/** Repeated names are allowed: several `slot`s are several entries. */
export type HiddenField = { name: string; value: string };

/** What browsers, search engines and link previews are told of a page. */
export type HeadView = {
  title: string;
  description?: string | null;
  /** Of whom the page is about. */
  image?: string | null;
  /** The picture beside a link to the page, if it has none of its own. */
  preview?: { url: string; alt: string };
  /** Kept from search engines, and its address from other sites: it may carry a personal key. */
  secret?: boolean;
  /** Kept from search engines: one visitor's state of a page. */
  hidden?: boolean;
  /** The address under which it is known. */
  canonical?: string;
  /** The same page in every language. */
  languages?: { lang: string; href: string }[];
  /** What it is about, in the words of schema.org. */
  data?: object;
};

/** Around every public page. `lang` goes to `<html lang>`. */
export type FrameView = {
  lang: string;
  head: HeadView;
  /** "Skip to content" */
  skip: string;
  languages: {
    label: string;
    current: string;
    items: { lang: string; label: string; href: string }[];
  } | null;
  footer: { text: string; links: Link[] } | null;
  /** Drops header, footer and background for `?embed`. */
  embed: boolean;
};

export type Tone = "info" | "ok" | "warn" | "bad";

export type BannerView = { tone: Tone; title: string; text: string | null; links: Link[] };

export type OwnerView = {
  name: string;
  initials: string;
  photo: string | null;
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

export type ZoneView = {
  /** "Time zone" */
  label: string;
  current: { value: string; label: string };
  /** Markup of all `<optgroup>`s, where somebody without JavaScript asked for them; else empty. */
  options: string;
  /** Where the markup of all `<optgroup>`s comes from: 400 zones would weigh more than the rest of the page. */
  source: string;
  /** Leads to the page with all zones, for who has no JavaScript; null on that page itself. */
  all: Link | null;
  action: string;
  hidden: HiddenField[];
  /** "Change", the button without JavaScript. */
  submit: string;
  /** Why the zone cannot be changed (`set_timezone`); then it is printed, not offered. */
  locked: string | null;
  /** Neither parameter nor cookie said which zone: let the browser say. */
  detect: boolean;
};

/** `href` switches to the other cycle; `label` says so in words ("Show 24-hour times"). */
export type HourCycleView = {
  label: string;
  items: { text: string; label: string; href: string; current: boolean }[];
};

export type DayState = "free" | "few" | "none" | "past";

export type DayCell = {
  /** "2031-12-03" */
  date: string;
  /** "3" */
  number: string;
  state: DayState;
  /** Begins with the state: "6 times, Wednesday 3 December". */
  label: string;
  /** null for days without times. */
  href: string | null;
  /** The day whose slots are shown. */
  chosen: boolean;
  today: boolean;
  /** A time of this day is already among the proposed ones. */
  proposed: boolean;
};

export type MonthView = {
  /** "2031-12" */
  month: string;
  /** "December 2031" */
  title: string;
  weekdays: { short: string; long: string }[];
  /** Seven entries a week; null where a day belongs to another month. */
  weeks: (DayCell | null)[][];
  previous: Link | null;
  next: Link | null;
  /** Spoken names of the arrows where there is nothing before or after. */
  previousLabel: string;
  nextLabel: string;
  /** "Next available: Tue 6 Jan" */
  nextAvailable: Link | null;
  /** "No times in December." with the way out. */
  empty: { text: string; link: Link | null } | null;
  /** Words of the key under the grid. */
  key: { free: string; few: string; none: string };
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
  /** Shown instead of the tiles when no day is open. */
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

export type TrayView = {
  /** "2 of 3 proposed" */
  heading: string;
  done: number;
  needed: number;
  items: { value: string; day: string; time: string; removeHref: string; removeLabel: string }[];
};

export type FieldView = {
  as: "field";
  kind: "text" | "email" | "tel" | "password" | "textarea" | "date" | "time";
  /** Also the target of the error summary's links. */
  id: string;
  name: string;
  label: string;
  value: string;
  required: boolean;
  /** "optional", beside the label of fields that may stay empty. */
  optional: string | null;
  hint: string | null;
  placeholder: string | null;
  autoComplete: string | null;
  maxLength: number | null;
  error: string | null;
};

/** Places, as tiles to choose from. */
export type ChoiceView = {
  as: "choice";
  id: string;
  name: string;
  legend: string;
  multiple: boolean;
  options: { value: string; label: string; detail: string | null; checked: boolean }[];
  /** A free answer below the tiles. */
  other: FieldView | null;
  error: string | null;
};

export type DetailsView = {
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
  hidden: HiddenField[];
  errors: { title: string; items: Link[] } | null;
  /** The nearest free times after one was lost. */
  nearest: { text: string; times: { value: string; label: string }[] } | null;
  fields: (FieldView | ChoiceView)[];
  submit: string;
  /** Small print above the button. */
  note: string | null;
};

export type TimesStep = {
  name: "times";
  /** Visually hidden heading of the step: "Choose a time". */
  heading: string;
  month: MonthView;
  slots: SlotsView;
  zone: ZoneView;
  hours: HourCycleView;
  tray: TrayView | null;
};

export type DetailsStep = { name: "details"; details: DetailsView };

/** The page cannot be booked by this link; `links` lead on. */
export type StoppedStep = { name: "stopped"; title: string; text: string; links: Link[] };

export type BookingView = {
  frame: FrameView;
  owner: OwnerView;
  /** For the owner of the page alone. */
  notice: BannerView | null;
  banner: BannerView | null;
  types: { heading: string; cards: TypeCard[] } | null;
  step: TimesStep | DetailsStep | StoppedStep;
  /** Where a booking leads that is not on this site (`redirect_url`). */
  leadsTo: string | null;
};

/** A small POST form: a message, a cancellation with its reason. */
export type FormView = {
  id: string;
  heading: string;
  text: string | null;
  action: string;
  hidden: HiddenField[];
  fields: (FieldView | ChoiceView)[];
  submit: string;
  tone: "accent" | "bad";
  back: Link | null;
  errors: { title: string; items: Link[] } | null;
};

export type NotFoundView = {
  frame: FrameView;
  title: string;
  text: string;
  /** `leavesFrame`: opens in place of the page that frames this one. */
  links: (Link & { leavesFrame?: boolean })[];
};
