import type {
  BannerView,
  FormView,
  HiddenField,
  Link,
  PageShellView,
  QuestionView,
} from "@/lib/pages/page-shell/view";

/** What the page of a form is drawn from, and what is said once it is answered. */
export type FormPageView = {
  frame: PageShellView;
  title: string;
  paragraphs: string[];
  banner: BannerView | null;
  /** Null: it has been answered. */
  form: {
    action: string;
    hidden: HiddenField[];
    /** What the browser works on while the form is filled in; null: nothing is wanted of it. */
    work: { challenge: string; bits: number } | null;
    errors: FormView["errors"];
    fields: QuestionView[];
    submit: string;
  } | null;
  /** `leavesFrame`: opens in place of the page that frames this one. */
  links: (Link & { leavesFrame?: boolean })[];
  /** Other sites on which it may end. */
  leadsTo: string[];
};
