import type { PageShellView } from "@/lib/pages/page-shell/view";

/** What an app asks somebody for; every string is already in the reader's language. */
export type ConsentView = {
  frame: PageShellView;
  heading: string;
  logo: string | null;
  /** Who vouches for it; null: nobody, which `warning` says. */
  owner: string | null;
  warning: { title: string; text: string } | null;
  /** As whom, and where. */
  as: { label: string; name: string; details: string[] };
  may: { label: string; items: string[] };
  notes: string[];
  action: string;
  /** All that the app has asked for, and whose answer it is. */
  hidden: { name: string; value: string }[];
  allow: string;
  refuse: string;
  other: { action: string; next: string; label: string };
  /** Where the answer goes: the form's policy has to allow it. */
  leadsTo: string;
};
