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

/** What the event page is drawn from, in the manner of the booking page's views. */

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
  /** For the organiser: takes the person out. */
  remove: Link | null;
};

export type MessageView = { id: string; author: string; initials: string; when: string; text: TextPart[] };

/** null: has not answered, which does not count as a no. */
export type PollAnswer = "yes" | "if_need_be" | "no" | null;

export type PollOption = {
  /** Of the radio buttons: `date-<id>`, `place-<id>`. */
  name: string;
  /** The time on its day, or the place. */
  label: string;
  /** The host's time, or the address. */
  detail: string | null;
  href: string | null;
  /** All of the option in words, for screen readers. */
  spoken: string;
  own: PollAnswer;
  /** "4 of 6"; null: the reader does not see what was answered. */
  count: string | null;
  /** The same as numbers; `able`: with those who would come if need be. */
  yes: number;
  able: number;
  total: number;
  best: boolean;
  /** How many places are left, where they are counted. */
  places: string | null;
  /** Nobody more can say yes. */
  isFull: boolean;
};

/** One letter for an option: `y`, `i` (if need be), `n`, or `-` for no answer. A poll may have thousands. */
export type AnswerLetter = "y" | "i" | "n" | "-";

export type PollSection = {
  id: "dates" | "places";
  heading: string;
  /** The zone that the times are in. */
  note: string | null;
  /** Of one day each; places have one group without a name. */
  groups: { day: string | null; options: PollOption[] }[];
  /** Everybody who may come; `answers` has a letter for each option in order. */
  people: { id: string; name: string; own: boolean; answers: string }[];
};

export type PollView = {
  /** What was done here just now. */
  notice?: BannerView | null;
  /** Answers are taken; else the page shows what was answered. */
  canAnswer: boolean;
  /** Nobody has answered yet, as far as the reader may know. */
  nobody: EmptyView | null;
  /** How to answer, until when, and who sees what. */
  rules: string[];
  action: string;
  errors: FormView["errors"];
  /** Not only whole days: the reader's clock matters. */
  hasTimes: boolean;
  sections: PollSection[];
  /** What can be answered, in order. */
  choices: { answer: NonNullable<PollAnswer>; letter: AnswerLetter; label: string }[];
  /** `before` and `more`: of options that do not fit in the table. */
  words: { waiting: string; you: string; person: string; all: string; before: string; more: string };
  save: string;
  none: string | null;
};

/** For the organiser: what suits most people comes first. */
export type BestView = {
  heading: string;
  /** "Choose", on every button. */
  choose: string;
  /** This many are shown at first, the rest behind `more`. */
  shown: number;
  items: { id: string; when: string; count: string; missing: string; best: boolean; choose: Link }[];
  more: string;
};

/** What an action asks before it is done. */
export type StepView = FormView & {
  as: "form";
  facts: { label: string; lines: string[] }[];
  warning: BannerView | null;
  /** Free times instead of one that is not. */
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

/** For the organiser: the address that anybody can answer at. */
export type ShareView = {
  /** That nobody has answered yet. */
  nobody: string | null;
  heading: string;
  text: string;
  link: string;
  copy: string;
  copied: string;
};

export type EventView = {
  frame: PageShellView;
  banner: BannerView | null;
  /** The banner, or a notice further down, says what was done just now. */
  isNews: boolean;
  /** It has just been booked, confirmed, moved or called off. */
  isNew: boolean;
  /** `word`: "Confirmed"; `text`: what that means. */
  status: { kind: EventStatus; word: string; text: string | null };
  title: string;
  /** Null while the times are being asked about. */
  when: {
    heading: string;
    /** `zone`: null with whole days, which are the same days everywhere. */
    items: { day: string; time: string; zone: string | null; hostTime: string | null; struck: boolean }[];
  } | null;
  hours: HourCycleView;
  zone: ZoneView;
  place: {
    heading: string;
    items: { name: string; detail: string | null; href: string | null }[];
    /** Where the meeting is, on the web. */
    join: Link | null;
    /** The passcode, the number to call; that the link follows. */
    notes: string[];
  } | null;
  poll: PollView | null;
  best: BestView | null;
  share: ShareView | null;
  /** Of a booking that repeats: "3 of 8", and all its dates; the own one is no link. */
  series: {
    heading: string;
    place: string;
    others: string;
    items: { id: string; label: string; href: string | null; struck: boolean; note: string | null }[];
  } | null;
  /** What was answered, as files. */
  results: { heading: string; links: Link[] } | null;
  people: { heading: string; items: PersonView[]; note: string | null };
  /** To the page's questions; for the host and whoever answered. */
  answers: { heading: string; items: { id: string; label: string; text: string }[] } | null;
  /** `.ics`, Google, Outlook. */
  calendar: { heading: string; links: (Link & { icon: "file" | "google" | "outlook" })[] } | null;
  /** One button that does something at once: sends the form `hidden` to `action`. */
  actions: (Link & { tone: "accent" | "plain" | "bad"; post: { name: string; value: string }[] | null })[];
  /** What all but the first stand behind; null: side by side. */
  moreActions: string | null;
  /** What an action opened, in place of the actions. */
  step: StepView | EditView | null;
  messages: {
    heading: string;
    items: MessageView[];
    /** "No messages yet" */
    empty: string | null;
    form: FormView | null;
    /** What was done here just now. */
    notice?: BannerView | null;
  };
  /** All meetings of this guest. */
  others: Link | null;
  live: { source: string; version: number; notice: string; show: string };
};

/** For whoever has no valid key: nothing about the meeting, and the way to one's own link. */
export type LockedView = {
  frame: PageShellView;
  banner: BannerView | null;
  title: string;
  text: string;
  form: FormView;
  home: Link;
};

/** An open poll, for whoever has its link and takes no part yet. */
export type OpenPollView = {
  frame: PageShellView;
  banner: BannerView | null;
  title: string;
  text: string;
  place: EventView["place"];
  zone: ZoneView;
  hours: HourCycleView;
  poll: PollView;
  /** Who answers. */
  person: Pick<FormView, "heading" | "hidden" | "fields">;
};

/** Another time for a meeting that is confirmed: chosen, then looked at once more. */
export type RescheduleView = {
  frame: PageShellView;
  banner: BannerView | null;
  heading: string;
  title: string;
  current: { label: string; lines: string[] };
  step: BookingTimesStep | StepView;
  back: Link;
};
