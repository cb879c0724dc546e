import type { GuideView } from "@/lib/api/docs/view";
import { DocsFrame } from "./docs-frame";
import { Markup } from "./markup";

export const GuidePage = ({ view: { frame, title, summary, html } }: { view: GuideView }) => (
  <DocsFrame frame={frame}>
    <h1>{title}</h1>
    <p className="docs-lead">{summary}</p>
    <Markup html={html} className="docs-text" />
  </DocsFrame>
);
