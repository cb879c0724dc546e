import type { FieldView, HiddenField, PageShellView } from "@/lib/pages/page-shell/view";

type Link = { href: string; label: string };

/** What the pages of accounts are drawn from; every string is already in the reader's language. */
export type AccountFormView = {
  action: string;
  hidden: HiddenField[];
  errors: { title: string; items: Link[] } | null;
  /** Whose password is chosen: shown, and told to password managers. */
  account: { label: string; value: string } | null;
  fields: FieldView[];
  /** Markup of all zones to choose from. */
  zone: {
    label: string;
    current: { value: string; label: string };
    options: string;
    error: string | null;
  } | null;
  consent: { label: string; checked: boolean; error: string | null } | null;
  /** The text of the button; null where choices stand in its place. */
  submit: string | null;
  /** Buttons of which one is pressed. */
  choices: { name: string; value: string; label: string; detail: string }[];
};

export type AccountView = {
  frame: PageShellView;
  heading: string;
  text: string | null;
  form: AccountFormView | null;
  links: Link[];
  /** Other ways in, as buttons below the form. */
  ways?: Link[];
  /** A picture to be scanned, and what it says, to be typed. */
  scan?: { picture: string; alt: string; label: string; secret: string };
  /** To be kept: they are shown this once. */
  codes?: string[];
  /** What the browser asks a passkey for, and where its answer is sent. */
  passkey?: {
    label: string;
    action: string;
    options: string;
    token: string;
    hidden: HiddenField[];
    failed: string;
  };
};
