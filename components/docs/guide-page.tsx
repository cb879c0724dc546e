import type { GuideView } from "@/lib/api/docs/view";
import { DocsLayout } from "./docs-layout";
import { TrustedHtml } from "./trusted-html";

export const GuidePage = ({ view: { shell, title, summary, html } }: { view: GuideView }) => (
  <DocsLayout shell={shell}>
    <h1>{title}</h1>
    <p className="docs-lead">{summary}</p>
    <TrustedHtml html={html} className="docs-text" />
  </DocsLayout>
);
