import { DocsLayout } from "@/components/docs/docs-layout";
import { buildDocsShell } from "@/lib/api/docs/build-docs-shell";
import { renderLine } from "@/lib/api/docs/render-markdown";
import { describeDeprecations, describeVersions } from "@/lib/api/versions/describe-versions";
import { loadDocsView } from "../docs/load-docs-view";

export const metadata = { alternates: { types: { "application/json": "/changelog.json" } } };

/** `Deprecation` headers link here: the changes of each version, and the deprecated operations. */
export default async function ChangelogPage() {
  await loadDocsView("changelog");
  const shell = buildDocsShell({
    path: "/changelog",
    title: "API changes",
    description: "What changed in each version of the API, and what is deprecated.",
  });
  const deprecated = describeDeprecations();
  return (
    <DocsLayout shell={shell}>
      <div className="docs-text">
        <h1 className="text-2xl font-bold tracking-tight">API changes</h1>
        <p className="mt-3 text-muted">
          Each key is pinned to a <code>version</code>; the <code>Bookpage-Version</code> header selects
          another one for a request. Additions reach all versions. This list is also available as{" "}
          <a href="/changelog.json">JSON</a>. For changes to the product, see{" "}
          <a href="/docs/whats-new">What’s new</a>.
        </p>
        {describeVersions().map(({ version, changes }) => (
          <section key={version} id={version} className="scroll-mt-4">
            <h2>
              <a href={`#${version}`}>{version}</a>
            </h2>
            {changes.map(({ title, text }) => (
              <div key={title} className="[&>h3]:mt-4">
                <h3>{markCode(title)}</h3>
                <p className="mt-1">{markCode(text)}</p>
              </div>
            ))}
          </section>
        ))}
        <section id="deprecated" className="scroll-mt-4">
          <h2>
            <a href="#deprecated">Deprecated</a>
          </h2>
          {deprecated.map(({ operation, since, sunset, instead }) => (
            <div key={operation} className="[&>h3]:mt-4">
              <h3>{operation}</h3>
              <p className="mt-1">
                Deprecated since {since}, {sunset ? `removed on ${sunset}` : "with no removal date"}; use{" "}
                {markCode(instead)} instead.
              </p>
            </div>
          ))}
        </section>
      </div>
    </DocsLayout>
  );
}

/** Renders text between backticks as code, like Markdown. */
const markCode = (text: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from the list of versions
  <span dangerouslySetInnerHTML={{ __html: renderLine(text).replaceAll(/<\/?p>/g, "") }} />
);
