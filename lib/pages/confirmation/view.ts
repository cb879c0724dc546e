import type { BannerView, FieldView, FormView, PageShellView } from "@/lib/pages/page-shell/view";

/** The page that asks for the code which was mailed to somebody's address. */
export type CodePageView = {
  frame: PageShellView;
  /** What was chosen. */
  chosen: readonly string[];
  heading: string;
  text: string;
  /** Until when the time is kept. */
  kept: string | null;
  banner: BannerView | null;
  action: string;
  errors: FormView["errors"];
  /** Null once the code works no longer. */
  code: { field: FieldView; submit: string } | null;
  others: { go: string; label: string }[];
  leadsTo: string | null;
};
