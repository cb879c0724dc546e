import type { PageShellView } from "@/lib/pages/page-shell/view";

/** An app's request for access; every string is in the reader's language. */
export type ConsentView = {
  shell: PageShellView;
  heading: string;
  logo: string | null;
  /** The organisation that has registered the app; null: none, which `warning` says. */
  owner: string | null;
  warning: { title: string; text: string } | null;
  /** The account and organisation that the access is for. */
  as: { label: string; name: string; details: string[] };
  may: { label: string; items: string[] };
  notes: string[];
  action: string;
  /** The app's request, and the user who decides. */
  hidden: { name: string; value: string }[];
  allow: string;
  refuse: string;
  other: { action: string; next: string; label: string };
  /** The address of the app's response, which the page's form-action policy must allow. */
  leadsTo: string;
};
