import { PageFrame } from "@/components/ui/page-frame";
import { describeDeprecated, describeVersions } from "@/lib/api/versions/describe-changes";

export const metadata = { alternates: { types: { "application/json": "/changelog.json" } } };

const frame = {
  lang: "en",
  head: { title: "Changes of the API" },
  skip: "Skip to the content",
  languages: null,
  footer: { text: "Bookpage", links: [{ href: "/docs", label: "API reference" }] },
  brand: null,
  colours: null,
  embed: false as const,
};

/** Where `Deprecation` headers lead: what each version has changed, and what is going to be gone. */
export default function ChangelogPage() {
  const deprecated = describeDeprecated();
  return (
    <PageFrame frame={frame}>
      <div className="max-w-[70ch] px-4 sm:px-0">
        <h1 className="text-2xl font-bold">Changes of the API</h1>
        <p className="mt-3 text-muted">
          A key is answered in the form of its <code>version</code>, a request in that of its{" "}
          <code>Bookpage-Version</code> header. What only comes in addition comes to all versions. The same as{" "}
          <a href="/changelog.json">JSON</a>.
        </p>
        {describeVersions().map(({ version, changes }) => (
          <section key={version} id={version} className="mt-8 scroll-mt-4">
            <h2 className="text-lg font-bold">
              <a href={`#${version}`}>{version}</a>
            </h2>
            {changes.map(({ title, text }) => (
              <div key={title} className="mt-2">
                <h3 className="font-bold">{title.replaceAll("`", "")}</h3>
                <p className="mt-1">{text.replaceAll("`", "")}</p>
              </div>
            ))}
          </section>
        ))}
        <section id="deprecated" className="mt-8 scroll-mt-4">
          <h2 className="text-lg font-bold">
            <a href="#deprecated">Going to be gone</a>
          </h2>
          {deprecated.map(({ operation, since, sunset, instead }) => (
            <div key={operation} className="mt-2">
              <h3 className="font-bold">{operation}</h3>
              <p className="mt-1">
                Deprecated since {since}, {sunset ? `gone from ${sunset} on` : "with no end set"}; use{" "}
                {instead.replaceAll("`", "")} instead.
              </p>
            </div>
          ))}
        </section>
      </div>
    </PageFrame>
  );
}
