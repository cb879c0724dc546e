import type { DayState } from "@/lib/pages/booking/view";
import type { PageShellView } from "@/lib/pages/page-shell/view";

type Link = { href: string; label: string };

/** The start page. */
export type HomeView = {
  frame: PageShellView;
  title: string;
  text: string;
  /** What an ordinary visitor does next. */
  action: Link;
  sample: SampleView;
  points: { title: string; text: string; link: Link | null }[];
};

/** A booking page that is nobody's. */
export type SampleView = {
  /** A drawing, as SVG. */
  portrait: string;
  title: string;
  duration: string;
  month: string;
  weekdays: string[];
  /** Seven places a week; null belongs to another month. */
  weeks: ({ number: string; state: DayState; isChosen: boolean } | null)[][];
  day: string;
  times: { time: string; isChosen: boolean }[];
  submit: string;
};

/** The start page of an organisation under its own domain. */
export type SiteView = {
  frame: PageShellView;
  title: string;
  text: string;
  /** Without a heading where there is but one group. */
  groups: {
    title: string | null;
    pages: { href: string; name: string; photo: string | null; initials: string }[];
  }[];
};
