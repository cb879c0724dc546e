import type { BookingTimesStep } from "@/lib/pages/booking/view";
import type {
  BannerView,
  EmptyView,
  FormView,
  HourCycleView,
  Link,
  PageShellView,
  TextPart,
  ZoneView,
} from "@/lib/pages/page-shell/view";

/** The view of the event page, built like that of the booking page. */

export type EventStatus = "confirmed" | "planning" | "cancelled" | "declined" | "past";

export type PersonView = {
  id: string;
  name: string;
  initials: string;
  photo: string | null;
  /** "Host", "Guest" */
  role: string;
  answer: "yes" | "no" | "waiting" | null;
  /** The answer in words. */
  answerText: string | null;
  /** Removes the person; only the organiser has it. */
  remove: Link | null;
};

export type MessageView = { id: string; author: string; initials: string; when: string; text: TextPart[] };

/** Null: no vote, which does not count as a no. */
export type PollAnswer = "yes" | "if_need_be" | "no" | null;

export type PollOption = {
  /** The name of the radio buttons: `date-<id>`, `place-<id>`. */
  name: string;
  /** The time on its day, or the place. */
  label: string;
  /** The host's time, or the address. */
  detail: string | null;
  href: string | null;
  /** The whole option as text for screen readers. */
  spoken: string;
  vote: PollAnswer;
  /** "4 of 6"; null if the reader may not see votes. */
  count: string | null;
  /** The counts as numbers; `able` includes "if need be". */
  yes: number;
  able: number;
  total: number;
  best: boolean;
  /** The number of free seats, if seats are limited. */
  places: string | null;
  /** No further yes vote is possible. */
  isFull: boolean;
};

/** One letter for an option: `y`, `i` (if need be), `n`, or `-` for no answer. A poll may have thousands. */
export type AnswerLetter = "y" | "i" | "n" | "-";

export type PollSection = {
  id: "dates" | "places";
  heading: string;
  /** The zone of the times. */
  note: string | null;
  /** One group per day; places have one group without a name. */
  groups: { day: string | null; options: PollOption[] }[];
  /** All participants; `answers` has a letter for each option in order. */
  people: { id: string; name: string; isVisitor: boolean; answers: string }[];
};

export type PollView = {
  /** The notice of an action in this section. */
  notice?: BannerView | null;
  /** True if the visitor can vote; else the page shows the votes. */
  canAnswer: boolean;
  /** Tells the organiser that nobody else has voted yet. */
  emptyNotice: EmptyView | null;
  /** The deadline, and the visibility of votes. */
  rules: string[];
  /** Instructions, after the options. */
  hint: string | null;
  action: string;
  errors: FormView["errors"];
  /** True if some dates have times, so that the reader's clock matters. */
  hasTimes: boolean;
  sections: PollSection[];
  /** The possible votes, in order. */
  choices: { answer: NonNullable<PollAnswer>; letter: AnswerLetter; label: string }[];
  /** `before` and `more` name the options that do not fit in the table. */
  words: { waiting: string; you: string; person: string; all: string; before: string; more: string };
  save: string;
  none: string | null;
};

/** The dates for the organiser, the best first. */
export type BestView = {
  heading: string;
  /** "Choose", on every button. */
  choose: string;
  /** The number of dates before the disclosure `more`. */
  shown: number;
  items: {
    id: string;
    when: string;
    count: string | null;
    missing: string | null;
    best: boolean;
    choose: Link;
  }[];
  more: string;
};

/** The form of an action. */
export type StepView = FormView & {
  as: "form";
  facts: { label: string; lines: string[] }[];
  warning: BannerView | null;
  /** Free times to choose instead of a taken one. */
  nearest: { text: string; action: string; items: { start: string; label: string }[] } | null;
};

export type EditRow = {
  id: string;
  legend: string;
  fields: FormView["fields"];
  drop: { name: string; label: string; checked: boolean } | null;
};

export type EditView = Omit<FormView, "fields" | "text"> & {
  as: "edit";
  title: FormView["fields"];
  sections: { heading: string; note: string | null; rows: EditRow[] }[];
};

/** The link of the open poll, for the organiser. */
export type ShareView = {
  /** The notice that there are no votes yet. */
  unansweredNotice: string | null;
  heading: string;
  text: string;
  link: string;
  copy: string;
  copied: string;
};

export type EventView = {
  shell: PageShellView;
  banner: BannerView | null;
  /** True if the banner or a section's notice reports an action. */
  hasNotice: boolean;
  /** The event has just been booked, confirmed, moved or cancelled. */
  isNew: boolean;
  /** `word`: "Confirmed"; `text` explains it. */
  status: { kind: EventStatus; word: string; text: string | null };
  title: string;
  /** The organiser's message to those whom a poll asks. */
  message: TextPart[] | null;
  /** Null while a poll asks for the times. */
  when: {
    heading: string;
    /** `zone`: null for an all-day date, which is the same day in every zone. */
    /** The time before the move that has just been made, in words and to be struck through. */
    previous: { label: string; text: string } | null;
    items: { day: string; time: string; zone: string | null; hostTime: string | null; struck: boolean }[];
  } | null;
  /** The parts of the meeting, in the reader's zone; null for a meeting of one part. */
  schedule: { heading: string; lines: string[] } | null;
  hours: HourCycleView;
  zone: ZoneView;
  place: {
    heading: string;
    items: { name: string; detail: string | null; href: string | null }[];
    /** The meeting link. */
    join: Link | null;
    /** The passcode, the phone number, or that the link will follow. */
    notes: string[];
  } | null;
  poll: PollView | null;
  best: BestView | null;
  share: ShareView | null;
  /** The position in a series, "3 of 8", and its dates; the current one is not a link. */
  series: {
    heading: string;
    place: string;
    others: string;
    items: { id: string; label: string; href: string | null; struck: boolean; note: string | null }[];
  } | null;
  /** The poll's results as files. */
  results: { heading: string; links: Link[] } | null;
  people: { heading: string; items: PersonView[]; note: string | null };
  /** The answers to the page's questions, for the host and the booker who gave them. */
  answers: { heading: string; items: { id: string; label: string; text: string }[] } | null;
  /** `.ics`, Google, Outlook. */
  calendar: { heading: string; links: (Link & { icon: "file" | "google" | "outlook" })[] } | null;
  /** `post`: a button that acts at once by sending these fields to `action`. */
  actions: (Link & { tone: "accent" | "plain" | "bad"; post: { name: string; value: string }[] | null })[];
  /** The actions are links that stand back, as the meeting needs none of them. */
  hasQuietActions: boolean;
  /** The label of the disclosure with all actions except the first; null: all are buttons. */
  moreActions: string | null;
  /** Says whom to ask for changes that the page no longer offers. */
  actionsNote: string | null;
  /** The open step, in place of the actions. */
  step: StepView | EditView | null;
  messages: {
    heading: string;
    items: MessageView[];
    /** "No messages yet" */
    empty: string | null;
    form: FormView | null;
    /** The notice of an action in this section. */
    notice?: BannerView | null;
  };
  /** A link to all meetings of this guest. */
  others: Link | null;
  live: { source: string; version: number; notice: string; show: string };
};

/** The page without a valid key: it shows nothing of the meeting and offers to mail the personal link. */
export type LockedView = {
  shell: PageShellView;
  banner: BannerView | null;
  title: string;
  text: string;
  form: FormView;
  home: Link;
};

/** An open poll, for a visitor who is not a participant yet. */
export type OpenPollView = {
  shell: PageShellView;
  banner: BannerView | null;
  title: string;
  text: string;
  place: EventView["place"];
  zone: ZoneView;
  hours: HourCycleView;
  poll: PollView;
  /** The fields for the new participant. */
  person: Pick<FormView, "heading" | "hidden" | "fields">;
};

/** Rescheduling of a confirmed meeting: select a time, then confirm it. */
export type RescheduleView = {
  shell: PageShellView;
  banner: BannerView | null;
  heading: string;
  title: string;
  current: { label: string; text: string };
  step: BookingTimesStep | StepView;
  back: Link;
};
