import type { PageShellView } from "@/lib/pages/page-shell/view";

type Link = { href: string; label: string };

export type MeetingView = {
  id: string;
  title: string;
  href: string;
  /** Each proposed time while none is confirmed; the zone stands beside. */
  times: { day: string; time: string }[];
  zone: string | null;
  /** "Jane Doe", "Office": with whom and where, in their own words. */
  with: string[];
  state: { kind: "confirmed" | "planning" | "cancelled" | "declined" | "past"; word: string };
  actions: Link[];
};

/** What the page of somebody's meetings is drawn from. */
export type MeetingsView = {
  frame: PageShellView;
  heading: string;
  text: string;
  /** `note`: that there may be more. */
  groups: { heading: string; items: MeetingView[]; note: string | null }[];
  again: Link | null;
};
