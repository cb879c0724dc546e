import type { DayState } from "@/lib/pages/booking/view";
import type { PageShellView } from "@/lib/pages/page-shell/view";

type Link = { href: string; label: string };

/** The start page. */
export type HomeView = {
  shell: PageShellView;
  title: string;
  text: string;
  /** The first is the main one. */
  actions: Link[];
  /** A booking page in a frame, or a picture of one if the installation has no demo. */
  demo: { title: string; text: string; link: Link; src: string } | { sample: SampleView };
  points: { title: string; text: string }[];
  features: FeatureView[];
};

export type FeatureView = {
  title: string;
  text: string;
  link: Link | null;
  /** `name` is that of two files in `/static/home`, for light and dark. */
  picture: { name: string; alt: string };
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
