import type { FieldView, HiddenField, PageShellView } from "@/lib/pages/page-shell/view";

type Link = { href: string; label: string };

/** The view of account pages; every string is in the reader's language. */
export type AccountFormView = {
  action: string;
  hidden: HiddenField[];
  errors: { title: string | null; items: Link[] } | null;
  /** The account of the new password: shown, and passed to password managers. */
  account: { label: string; value: string } | null;
  fields: FieldView[];
  /** Markup of all time zones. */
  zone: {
    label: string;
    current: { value: string; label: string };
    options: string;
    error: string | null;
  } | null;
  consent: { label: string; checked: boolean; error: string | null } | null;
  /** The label of the button; null if there are choices instead. */
  submit: string | null;
  /** The button ends something, and is not what the page is for. */
  isQuiet?: boolean;
  /** Buttons, one of which submits the form. */
  choices: { name: string; value: string; label: string; detail: string }[];
};

export type AccountView = {
  shell: PageShellView;
  heading: string;
  text: string | null;
  form: AccountFormView | null;
  links: Link[];
  /** Other ways to sign in, as buttons below the form. */
  ways?: Link[];
  /** A QR code, and its secret for typing. */
  scan?: { picture: string; alt: string; label: string; secret: string };
  /** Recovery codes, shown only once. */
  codes?: string[];
  /** The options of the passkey request, and where its response goes. */
  passkey?: {
    label: string;
    action: string;
    options: string;
    token: string;
    hidden: HiddenField[];
    failed: string;
  };
};
