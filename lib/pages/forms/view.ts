import type {
  BannerView,
  FormView,
  HiddenField,
  Link,
  PageShellView,
  QuestionView,
} from "@/lib/pages/page-shell/view";

/** The view of a form's page, and of the page after it. */
export type FormPageView = {
  shell: PageShellView;
  /** The form is a draft, or not published. */
  isClosed?: boolean;
  title: string;
  paragraphs: string[];
  banner: BannerView | null;
  /** Null after the answers, and if it is closed. */
  form: {
    action: string;
    hidden: HiddenField[];
    /** The proof of work that the browser computes while the form is filled in; null: none. */
    work: { challenge: string; bits: number } | null;
    errors: FormView["errors"];
    fields: QuestionView[];
    submit: string;
  } | null;
  /** `leavesFrame`: replaces the page around the frame. */
  links: (Link & { leavesFrame?: boolean })[];
  /** Other sites to which the form may lead. */
  leadsTo: string[];
};
