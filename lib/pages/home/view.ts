import type { DayState } from "@/lib/pages/booking/view";
import type { PageShellView } from "@/lib/pages/page-shell/view";

type Link = { href: string; label: string };

/** The start page. */
export type HomeView = {
  shell: PageShellView;
  title: string;
  text: string;
  /** The main link for a visitor. */
  action: Link;
  sample: SampleView;
  points: { title: string; text: string; link: Link | null }[];
};

/** A sample booking page. */
export type SampleView = {
  /** An SVG illustration. */
  portrait: string;
  title: string;
  duration: string;
  month: string;
  weekdays: string[];
  /** Seven entries a week; null for days of another month. */
  weeks: ({ number: string; state: DayState; isChosen: boolean } | null)[][];
  day: string;
  times: { time: string; isChosen: boolean }[];
  submit: string;
};

/** The start page of an organisation's own domain. */
export type SiteView = {
  shell: PageShellView;
  title: string;
  text: string;
  /** The heading is null if there is only one group. */
  groups: {
    title: string | null;
    pages: { href: string; name: string; photo: string | null; initials: string }[];
  }[];
};
