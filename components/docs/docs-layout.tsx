import type { ReactNode } from "react";
import { Document } from "@/components/ui/document";
import { Logo } from "@/components/ui/logo";
import type { DocsShellView, NavigationLink } from "@/lib/api/docs/view";
import { DocsScripts } from "./docs-scripts";
import { SearchBox } from "./search-box";
import "./docs.css";

/** The shell of every documentation page: sections on top, pages on the left, headings of the page on the right. */
export function DocsLayout({
  shell,
  wide = false,
  children,
}: {
  shell: DocsShellView;
  wide?: boolean;
  children: ReactNode;
}) {
  const { head, sections, groups, outline, previous, next, query } = shell;
  const navigation = <PageNav groups={groups} />;
  return (
    <Document lang="en" head={head}>
      <a
        href="#main"
        className="button fixed top-3 start-3 z-20 -translate-y-20 opacity-0 focus:translate-y-0 focus:opacity-100"
        data-tone="accent"
      >
        Skip to content
      </a>
      <header className="docs-top">
        <a href="/docs" className="docs-home">
          <Logo />
          <b>Bookpage</b>
          <span className="text-muted">Docs</span>
        </a>
        <nav aria-label="Sections" className="docs-sections">
          {sections.map((link) => (
            <OnThisPage key={link.href} link={link} />
          ))}
        </nav>
        <SearchBox query={query} />
      </header>
      <div className="docs-columns" data-wide={wide || undefined}>
        <nav aria-label="Pages" className="docs-pages">
          {navigation}
        </nav>
        <details className="docs-pages-small">
          <summary className="button">All pages</summary>
          <nav aria-label="Pages, small screen">{navigation}</nav>
        </details>
        <main id="main" tabIndex={-1} className="docs-main">
          {children}
          {previous || next ? (
            <nav aria-label="Previous and next" className="docs-steps">
              {previous ? (
                <a href={previous.href} rel="prev">
                  <small>Previous</small>
                  {previous.label}
                </a>
              ) : (
                <span />
              )}
              {next ? (
                <a href={next.href} rel="next">
                  <small>Next</small>
                  {next.label}
                </a>
              ) : null}
            </nav>
          ) : null}
        </main>
        {outline.length > 1 ? (
          <nav aria-labelledby="on-this-page" className="docs-outline">
            <h2 id="on-this-page">On this page</h2>
            <ul>
              {outline.map(({ href, label, level }) => (
                <li key={href} data-level={level}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      <DocsScripts />
    </Document>
  );
}

const PageNav = ({ groups }: Pick<DocsShellView, "groups">) =>
  groups.map(({ label, links }) => (
    <section key={label}>
      <h2>{label}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <OnThisPage link={link} />
          </li>
        ))}
      </ul>
    </section>
  ));

const OnThisPage = ({ link: { href, label, current } }: { link: NavigationLink }) => (
  <a href={href} {...(current ? { "aria-current": "page" as const } : {})}>
    {label}
  </a>
);
