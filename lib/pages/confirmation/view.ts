import type { BannerView, FieldView, FormView, PageShellView } from "@/lib/pages/page-shell/view";

/** The page that asks for the mailed code. */
export type CodePageView = {
  shell: PageShellView;
  /** The selected times as text. */
  chosen: readonly string[];
  heading: string;
  text: string;
  /** The end of the hold. */
  heldUntil: string | null;
  banner: BannerView | null;
  action: string;
  errors: FormView["errors"];
  /** Null once the code has expired. */
  code: { field: FieldView; submit: string } | null;
  others: { go: string; label: string }[];
  leadsTo: string | null;
};
