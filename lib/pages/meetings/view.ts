import type { PageShellView } from "@/lib/pages/page-shell/view";

type Link = { href: string; label: string };

export type MeetingView = {
  id: string;
  title: string;
  href: string;
  /** The proposed times until one is confirmed; the zone is separate. */
  times: { day: string; time: string }[];
  zone: string | null;
  /** "Jane Doe", "Office": the host and the place. */
  with: string[];
  state: { kind: "confirmed" | "planning" | "cancelled" | "declined" | "past"; word: string };
  actions: Link[];
};

/** The page of a guest's meetings. */
export type MeetingsView = {
  shell: PageShellView;
  heading: string;
  text: string;
  /** `note` says that there may be more. */
  groups: { heading: string; items: MeetingView[]; note: string | null }[];
  again: Link | null;
};
