/**
 * The types that all page views share. They are plain and serialisable; every string is translated and formatted, and
 * every link has the state it must keep.
 */

export type Link = { href: string; label: string };

/** The empty state of a list, with a link. */
export type EmptyView = { title: string; text: string | null; link: Link | null };

/** A part of a user's text; `href` is set for an address in it. */
export type TextPart = { text: string; href: string | null };

/** Names may repeat: several `slot`s are several entries. */
export type HiddenField = { name: string; value: string };

/** The metadata of a page for browsers, search engines and link previews. */
export type HeadView = {
  title: string;
  description?: string | null;
  /** A photo of the page's owner. */
  image?: string | null;
  /** The site's name after the title; Bookpage's by default. */
  site?: string;
  /** The picture of link previews, if the page has none of its own. */
  preview?: { url: string; alt: string };
  /** Not indexed and sent without a referrer, as the address may contain a personal key. */
  secret?: boolean;
  /** True if the page can be installed as an app; only the console can. */
  app?: boolean;
  /** Not indexed, as it is one visitor's state of a page. */
  hidden?: boolean;
  /** The canonical address. */
  canonical?: string;
  /** The same page in every language. */
  languages?: { lang: string; href: string }[];
  /** The address of the page as Markdown, for programs. */
  text?: string;
  /** Structured data in the vocabulary of schema.org. */
  data?: object;
};

/** The brand, in place of Bookpage's. */
export type BrandView = {
  name: string;
  /** `tone` is the logo's brightness: a dark one gets a light background in the dark theme. */
  logo: { src: string; srcSet: string; width: number; height: number; tone: "light" | "dark" | "any" } | null;
};

/** The appearance that the embedding website has chosen; absent values are the page's defaults. */
export type EmbedAppearance = {
  theme?: "light" | "dark";
  background?: "transparent";
  /** `column`: always one column. `compact`: only the times, without the owner. */
  layout?: "column" | "compact";
  /** Overrides the page's `times_layout`. */
  times?: "month" | "week" | "columns";
  /** #rrggbb */
  accent?: string;
};

/** The shell of every public page. `lang` is the language of `<html>`. */
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
  /** The link to the user's account, beside the languages. */
  account?: Link | null;
  /** Null for a page of the installation itself. */
  brand: BrandView | null;
  /** Custom properties of the style sheet that differ from the defaults. */
  colours: Record<string, string> | null;
  footer: { text: string; links: Link[] } | null;
  /** The note on pages of a sandbox that nothing is real, with the sandbox's time. */
  test?: string;
  /** The appearance in a frame of another website (`?embed`), without header and footer. */
  embed: EmbedAppearance | false;
  /** The zone of the page's times if it is a guess, which the browser corrects before the first paint. */
  guessedZone?: string;
};

export type Tone = "info" | "ok" | "warn" | "bad";

export type BannerView = { tone: Tone; title: string; text: string | null; links: Link[] };

export type ZoneView = {
  /** "Time zone" */
  label: string;
  current: { value: string; label: string };
  /** Markup of all `<optgroup>`s, if requested without JavaScript; else empty. */
  options: string;
  /** The address of that markup, as 400 zones would weigh more than the rest of the page. */
  source: string;
  /** A link to the page with all zones, for browsers without JavaScript; null on that page itself. */
  all: Link | null;
  action: string;
  hidden: HiddenField[];
  /** "or a city", a text field for browsers without JavaScript. */
  city: string;
  /** "Change", the button for browsers without JavaScript. */
  submit: string;
  /** The reason why the zone is fixed (`set_timezone`); it is then shown as text. */
  locked: string | null;
};

/** `href` switches to the other hour cycle; `label` is its text ("Show 24-hour times"). */
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
  /** The target of the error summary's links. */
  id: string;
  name: string;
  label: string;
  value: string;
  required: boolean;
  /** "optional", beside the label of an optional field. */
  optional: string | null;
  hint: string | null;
  placeholder: string | null;
  autoComplete: string | null;
  maxLength: number | null;
  /** The options of a `select`. */
  options?: { value: string; label: string }[];
  /** How the reader writes dates and times; of those kinds only. */
  local?: { locale: string; firstWeekday: number; chooseDate: string };
  /** The value is fixed and shown as text. */
  locked?: boolean;
  error: string | null;
};

/** A choice as tiles, such as places. */
export type ChoiceView = {
  as: "choice";
  id: string;
  name: string;
  legend: string;
  multiple: boolean;
  options: { value: string; label: string; detail: string | null; checked: boolean }[];
  /** A free text below the tiles. */
  other: FieldView | null;
  hint?: string | null;
  /** "optional", beside the legend of an optional choice. */
  optional?: string | null;
  error: string | null;
};

/** A single checkbox. */
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

/** A field that depends on the answer to another one. */
export type ConditionalView = {
  as: "conditional";
  id: string;
  /** The name of the field. */
  name: string;
  /** The other field's name and the required answer. */
  shownIf: { name: string; is: string | number | boolean };
  /** True if the current answers require it. */
  shown: boolean;
  /** Sent while the field is shown, so that the server knows which questions the visitor has seen. */
  marker: HiddenField;
  field: FieldView | ChoiceView | CheckboxView;
};

export type QuestionView = FieldView | ChoiceView | CheckboxView | ConditionalView;

/** A small POST form, such as a message or a cancellation with a reason. */
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
  errors: { title: string | null; items: Link[] } | null;
};

export type NotFoundView = {
  shell: PageShellView;
  title: string;
  text: string;
  /** `leavesFrame`: replaces the page around the frame. */
  links: (Link & { leavesFrame?: boolean })[];
};
