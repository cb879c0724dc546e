import type { HiddenField, Link, PageShellView } from "@/lib/pages/page-shell/view";

/** The page of a waiting list entry. */
export type WaitingView = {
  shell: PageShellView;
  heading: string;
  text: string;
  /** The form for the offered time; null without an offer. */
  book: Link | null;
  /** Null after the entry has been removed. */
  leave: { action: string; hidden: HiddenField[]; label: string } | null;
  /** A link to the booking page. */
  back: Link | null;
};
