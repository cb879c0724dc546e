import type { ReferenceIndexView } from "@/lib/api/docs/view";
import { DocsLayout } from "./docs-layout";
import { TrustedHtml } from "./trusted-html";

/** All operations by tag. */
export const ReferenceIndex = ({ view: { shell, html, tags } }: { view: ReferenceIndexView }) => (
  <DocsLayout shell={shell}>
    <h1>Reference</h1>
    <TrustedHtml html={html} className="docs-text" />
    <p className="docs-text">
      For programs: <a href="/v2/openapi.json">OpenAPI 3.1</a>, and{" "}
      <a href="/v2/openapi.agent.json">ten operations</a> for agents.
    </p>
    {tags.map(({ href, label, text, operations }) => (
      <section key={href}>
        <h2 className="docs-group">
          <a href={href}>{label}</a>
        </h2>
        <p className="text-muted text-sm">{text}</p>
        <ul className="docs-index">
          {operations.map((operation) => (
            <li key={operation.href}>
              <b data-method={operation.method}>{operation.method}</b>
              <a href={operation.href}>{operation.label}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </DocsLayout>
);
