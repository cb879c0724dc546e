import type {
  BannerView,
  FieldView,
  FormView,
  HiddenField,
  Link,
  PageShellView,
  ZoneView,
} from "@/lib/pages/page-shell/view";
import type { InvitedPerson } from "./schema";

/** The view of the wizard's pages; every string is in the reader's language. */
export type EventWizardView = {
  shell: PageShellView;
  heading: string;
  /** "Started from Support desk" */
  app: string | null;
  /** "You invite as Ana Duarte (ana@x.example)"; null if the form asks for it. */
  as: string | null;
  /** "Step 1 of 2"; null for a single step. */
  progress: { text: string; done: number; needed: number } | null;
  banner: BannerView | null;
  action: string;
  hidden: HiddenField[];
  errors: FormView["errors"];
  step: PeopleStepView | DetailsStepView;
};

export type PeopleStepView = {
  name: "invitees";
  heading: string;
  people: readonly InvitedPerson[];
  /** The error of each person, by index; null: none. */
  errors: (string | null)[];
  /** The server's rule for addresses, as a pattern for the browser. */
  pattern: string;
  /** `%s` is replaced by the person or the address. */
  texts: {
    invited: string;
    empty: string;
    add: string;
    addHint: string;
    addSubmit: string;
    addressOf: string;
    addressMissing: string;
    bad: string;
    correct: string;
    remove: string;
  };
  addError: string | null;
  next: string;
};

/** A start time to choose; `state` is like that of slots on a booking page, `note` is its text. */
export type GridCell = {
  value: string;
  time: string;
  /** The shortest form of the time, for a narrow column: "10 AM". */
  hour: string;
  /** The time with its day: "Mon 9 Mar, 10:00". */
  label: string;
  state: "free" | "busy" | "past";
  note: string | null;
  chosen: boolean;
  /** Null if no availability is known. `missing`: the people who are not free, if at least two would meet. */
  free: (FreeShare & { missing: readonly string[] }) | null;
};

/** The share of people with known availability who are free: "4 of 5 free". */
export type FreeShare = { text: string; share: number; known: number };

/** `short`: "Mon 9 Mar" */
export type GridDay = {
  date: string;
  weekday: string;
  number: string;
  short: string;
  label: string;
  cells: GridCell[];
};

export type WeekView = {
  /** "Mon 9 Mar – Sun 15 Mar" */
  title: string;
  /** Times that suit all or most people with known availability; null: none is known. */
  best: { heading: string; text: string; picks: BestPick[] } | null;
  days: GridDay[];
  /** The legend of the tiles' bars; null without bars. */
  legend: FreeShare[] | null;
  /** What hatched tiles mean; null: there are none. */
  busy: string | null;
  /** The people who are missing at each time; null: none, or it is not known. */
  missing: {
    heading: string;
    days: { label: string; times: { time: string; names: readonly string[] }[] }[];
  } | null;
  previous: { go: string; label: string } | null;
  next: { go: string; label: string };
};

/** All selected times, ascending. */
export type ChosenView = {
  heading: string;
  none: string;
  /** `%s` is replaced by the time. */
  remove: string;
  picks: ChosenPick[];
};

/** `isShown`: its tile is in the shown week. */
export type ChosenPick = { value: string; label: string; isShown: boolean; error: string | null };

/** `count`: null if everyone is free. */
export type BestPick = { go: string; day: string; time: string; count: string | null; chosen: boolean };

export type RowView = {
  id: string;
  legend: string;
  fields: FieldView[];
  drop: { go: string; label: string } | null;
};

export type DetailsStepView = {
  name: "details";
  heading: string;
  /** `fault`: one of the addresses is invalid. Null: there are no invitees. */
  invitees: { text: string; names: string; error: string | null; change: string } | null;
  texts: FieldView[];
  times: {
    heading: string;
    text: string;
    zone: ZoneView;
    length: { label: string; options: { value: string; label: string; chosen: boolean }[] };
    week: WeekView;
    chosen: ChosenView;
    exact: { heading: string; text: string; rows: RowView[]; more: string };
  };
  places: { heading: string; text: string; rows: RowView[]; more: string };
  preview: {
    heading: string;
    text: string;
    submit: string;
    /** Shown on request: the mail, or the reason why there is none. */
    shown: { to: string; subject: string; lines: PreviewLine[] } | string | null;
  } | null;
  note: string;
  submit: string;
  back: string | null;
};

/** A part of the mail, as its recipient sees it. */
export type PreviewLine =
  | { as: "text" | "note" | "button"; text: string }
  | { as: "fact" | "quote"; label: string; lines: readonly string[] };

/** The page of a link that cannot be used. */
export type WizardClosedView = {
  shell: PageShellView;
  title: string;
  text: string;
  /** A button that signs out and returns to this page. */
  leave: { action: string; hidden: HiddenField[]; label: string } | null;
  links: Link[];
};
