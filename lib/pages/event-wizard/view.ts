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

/** What the pages are drawn from; every string is already in the reader's language. */
export type EventWizardView = {
  frame: PageShellView;
  heading: string;
  /** "Started from Support desk" */
  app: string | null;
  /** "You invite as Ana Duarte (ana@x.example)"; null where the form asks for it. */
  as: string | null;
  /** "Step 1 of 2"; null where there is one. */
  progress: { text: string; done: number; needed: number } | null;
  banner: BannerView | null;
  action: string;
  hidden: HiddenField[];
  /** The zone that was guessed, where nothing said which: let the browser say. */
  detect: string | null;
  errors: FormView["errors"];
  step: PeopleStepView | DetailsStepView;
};

export type PeopleStepView = {
  name: "invitees";
  heading: string;
  people: readonly InvitedPerson[];
  /** What is wrong with whom, by number; null: nothing. */
  faults: (string | null)[];
  /** The rule for addresses, so that the browser knows what the server will say. */
  pattern: string;
  /** `%s` stands for the person or the address. */
  texts: {
    invited: string;
    nobody: string;
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

/** A begin to choose; `state` as of the slots of a booking page, `note` says it in words. */
export type GridCell = {
  value: string;
  time: string;
  /** The time as short as a narrow column needs it: "10 AM". */
  hour: string;
  /** With its day, where it stands alone: "Mon 9 Mar, 10:00" */
  label: string;
  state: "free" | "busy" | "past";
  note: string | null;
  chosen: boolean;
  /** Null: nobody's time is known. `missing`: who could not come, where there would be two to meet. */
  free: (FreeShare & { missing: readonly string[] }) | null;
};

/** Of those whose time is known, how many could come: "4 of 5 free". */
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
  /** What suits all whose time is known, or most, to choose at once; null: nobody's is known. */
  best: { heading: string; text: string; picks: BestPick[] } | null;
  days: GridDay[];
  /** What the bars of the tiles mean; null where there are none. */
  legend: FreeShare[] | null;
  /** Who is missing when; null: nobody, or it is not known. */
  missing: {
    heading: string;
    days: { label: string; times: { time: string; names: readonly string[] }[] }[];
  } | null;
  previous: { go: string; label: string } | null;
  next: { go: string; label: string };
};

/** Every time that is chosen, ascending. */
export type ChosenView = {
  heading: string;
  none: string;
  /** `%s` stands for the time. */
  remove: string;
  picks: ChosenPick[];
};

/** `isShown`: its tile is in the week. */
export type ChosenPick = { value: string; label: string; isShown: boolean; error: string | null };

/** `count`: null where it is everyone. */
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
  /** `fault`: an address among them that is none. Null: nobody is invited. */
  invitees: { text: string; names: string; fault: string | null; change: string } | null;
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
    /** Shown once asked for: the mail, or why there is none. */
    shown: { to: string; subject: string; lines: MailLine[] } | string | null;
  } | null;
  note: string;
  submit: string;
  back: string | null;
};

/** A part of the mail, as its reader sees it. */
export type MailLine =
  | { as: "text" | "note" | "button"; text: string }
  | { as: "fact" | "quote"; label: string; lines: readonly string[] };

/** The pages cannot be used by this link. */
export type WizardClosedView = {
  frame: PageShellView;
  title: string;
  text: string;
  /** Ends the session and comes back. */
  leave: { action: string; hidden: HiddenField[]; label: string } | null;
  links: Link[];
};
