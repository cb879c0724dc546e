import { DocsLayout } from "@/components/docs/docs-layout";
import { buildDocsShell } from "@/lib/api/docs/build-docs-shell";
import { PROBLEMS } from "@/lib/domain/contracts/problem";
import { loadDocsView } from "../load-docs-view";

/** The `type` of every problem links here: one section for each code. */
export default async function ProblemsPage() {
  await loadDocsView("problems");
  const shell = buildDocsShell({
    path: "/docs/problems",
    title: "Problems of the API",
    description: "Every code of a refusal, with what to do about it.",
  });
  return (
    <DocsLayout shell={shell}>
      <div className="docs-text">
        <h1 className="text-2xl font-bold tracking-tight">Problems of the API</h1>
        <p className="mt-3 text-muted">
          Every refusal is an RFC 9457 problem: its <code>code</code> is what a program branches on, its{" "}
          <code>detail</code> says what went wrong this time.
        </p>
        {Object.entries(PROBLEMS).map(([code, { status, title, advice }]) => (
          <section key={code} id={code} className="mt-8 scroll-mt-4">
            <h2 className="text-lg font-bold">
              <a href={`#${code}`}>{code}</a>
            </h2>
            <p className="text-muted">
              {status} · {title}
            </p>
            <p className="mt-1">{advice.replaceAll("`", "")}</p>
          </section>
        ))}
      </div>
    </DocsLayout>
  );
}
