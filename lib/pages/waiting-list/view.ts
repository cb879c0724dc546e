import type { HiddenField, Link, PageShellView } from "@/lib/pages/page-shell/view";

/** The page of somebody who waits for a time. */
export type WaitingView = {
  frame: PageShellView;
  heading: string;
  text: string;
  /** Leads to the form for the time that is kept for them; null: none is. */
  book: Link | null;
  /** Null for who is on the list no longer. */
  leave: { action: string; hidden: HiddenField[]; label: string } | null;
  /** The booking page. */
  back: Link | null;
};
