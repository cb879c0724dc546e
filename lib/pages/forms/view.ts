import type {
  BannerView,
  FormView,
  FrameView,
  HiddenField,
  Link,
  QuestionView,
} from "@/lib/pages/frame/view";

/** What the page of a form is drawn from, and what is said once it is answered. */
export type FormPageView = {
  frame: FrameView;
  title: string;
  paragraphs: string[];
  banner: BannerView | null;
  /** Null: it has been answered. */
  form: {
    action: string;
    hidden: HiddenField[];
    errors: FormView["errors"];
    fields: QuestionView[];
    submit: string;
  } | null;
  links: Link[];
  /** Other sites on which it may end. */
  leadsTo: string[];
};
