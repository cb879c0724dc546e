/**
 * What every kind of page is drawn from. Plain and serialisable; every string is already
 * translated and formatted, every link already carries the state it must keep.
 */

export type Link = { href: string; label: string };

/** What there is none of, and the way on. */
export type EmptyView = { title: string; text: string | null; link: Link | null };

/** A piece of what somebody has written; with `href`, an address in it. */
export type TextPart = { text: string; href: string | null };

/** Repeated names are allowed: several `slot`s are several entries. */
export type HiddenField = { name: string; value: string };

/** What browsers, search engines and link previews are told of a page. */
export type HeadView = {
  title: string;
  description?: string | null;
  /** A photo of the person whom the page is about. */
  image?: string | null;
  /** Whose page it is, behind its title; else Bookpage's. */
  site?: string;
  /** The picture beside a link to the page, if it has none of its own. */
  preview?: { url: string; alt: string };
  /** Kept from search engines, and its address from other sites: it may carry a personal key. */
  secret?: boolean;
  /** Can be installed as an app: the console. */
  app?: boolean;
  /** Kept from search engines: one visitor's state of a page. */
  hidden?: boolean;
  /** The address under which it is known. */
  canonical?: string;
  /** The same page in every language. */
  languages?: { lang: string; href: string }[];
  /** The address of the same page as Markdown, for programs. */
  text?: string;
  /** What it is about, in the words of schema.org. */
  data?: object;
};

/** In place of the mark of Bookpage. */
export type BrandView = {
  name: string;
  /** `tone` says on what it can be seen: a dark one gets a light ground in the dark theme. */
  logo: { src: string; srcSet: string; width: number; height: number; tone: "light" | "dark" | "any" } | null;
};

/** How another website wants a page to look that it shows in a frame; absent: as it looks anyway. */
export type EmbedAppearance = {
  theme?: "light" | "dark";
  background?: "transparent";
  /** `column`: never side by side. `compact`: the times alone, without who is booked. */
  layout?: "column" | "compact";
  /** In place of the page's `times_layout`. */
  times?: "month" | "week" | "columns";
  /** #rrggbb */
  accent?: string;
};

/** Around every public page. `lang` goes to `<html lang>`. */
export type PageShellView = {
  lang: string;
  head: HeadView;
  /** "Skip to content" */
  skip: string;
  languages: {
    label: string;
    current: string;
    items: { lang: string; label: string; href: string }[];
  } | null;
  /** Where somebody who has an account goes, beside the languages. */
  account?: Link | null;
  /** Null: a page of the installation itself. */
  brand: BrandView | null;
  /** Colours that the style sheet has names for, where they are not Bookpage's own. */
  colours: Record<string, string> | null;
  footer: { text: string; links: Link[] } | null;
  /** Of a sandbox's page: that nothing on it is meant, and which time it is there. */
  test?: string;
  /** In a frame of another website, for `?embed`: without header and footer. */
  embed: EmbedAppearance | false;
};

export type Tone = "info" | "ok" | "warn" | "bad";

export type BannerView = { tone: Tone; title: string; text: string | null; links: Link[] };

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
  /** "or a city", to be typed without JavaScript. */
  city: string;
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

export type FieldView = {
  as: "field";
  kind:
    | "text"
    | "email"
    | "tel"
    | "url"
    | "password"
    | "textarea"
    | "date"
    | "time"
    | "code"
    | "number"
    | "select";
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
  /** Of a `select`. */
  options?: { value: string; label: string }[];
  /** It is settled already, and shown as it is. */
  locked?: boolean;
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
  hint?: string | null;
  /** "optional", beside the legend of what may stay empty. */
  optional?: string | null;
  error: string | null;
};

/** One box to tick. */
export type CheckboxView = {
  as: "tick";
  id: string;
  name: string;
  label: string;
  checked: boolean;
  required: boolean;
  optional: string | null;
  hint: string | null;
  error: string | null;
};

/** A field that is asked for only after a certain answer to another one. */
export type ConditionalView = {
  as: "conditional";
  id: string;
  /** Of its field. */
  name: string;
  /** The name of the other field, and the answer. */
  shownIf: { name: string; is: string | number | boolean };
  /** Whether it is asked for as things stand. */
  shown: boolean;
  /** Sent as long as it is shown, so that the server knows what has been asked. */
  asked: HiddenField;
  field: FieldView | ChoiceView | CheckboxView;
};

export type QuestionView = FieldView | ChoiceView | CheckboxView | ConditionalView;

/** A small POST form: a message, a cancellation with its reason. */
export type FormView = {
  id: string;
  heading: string;
  text: string | null;
  action: string;
  hidden: HiddenField[];
  fields: (FieldView | ChoiceView | CheckboxView)[];
  submit: string;
  tone: "accent" | "bad";
  back: Link | null;
  errors: { title: string; items: Link[] } | null;
};

export type NotFoundView = {
  frame: PageShellView;
  title: string;
  text: string;
  /** `leavesFrame`: opens in place of the page that frames this one. */
  links: (Link & { leavesFrame?: boolean })[];
};
