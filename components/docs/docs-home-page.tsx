import type { DocsShellView } from "@/lib/api/docs/view";
import { DocsLayout } from "./docs-layout";

interface Props {
  shell: DocsShellView;
  groups: { label: string; guides: { href: string; title: string; summary: string }[] }[];
}

/** The home page of the documentation: every guide with its summary. */
export const DocsHomePage = ({ view: { shell, groups } }: { view: Props }) => (
  <DocsLayout shell={shell}>
    <h1>Build on Bookpage</h1>
    <p className="docs-lead">
      Anything people can do in Bookpage, your code can do over HTTP and JSON. Start with your{" "}
      <a className="link" href="/docs/first-booking">
        first booking
      </a>
      , or browse the{" "}
      <a className="link" href="/docs/reference">
        API reference
      </a>
      .
    </p>
    {groups.map(({ label, guides }) => (
      <section key={label}>
        <h2 className="docs-group">{label}</h2>
        <ul className="docs-cards">
          {guides.map(({ href, title, summary }) => (
            <li key={href}>
              <a href={href}>
                <b>{title}</b>
                <span>{summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </DocsLayout>
);
