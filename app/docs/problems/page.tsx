import { PageFrame } from "@/components/ui/page-frame";
import { PROBLEMS } from "@/lib/platform/http/problem";

const frame = {
  lang: "en",
  head: { title: "Problems of the API" },
  skip: "Skip to the content",
  languages: null,
  footer: { text: "Bookpage", links: [{ href: "/docs", label: "API reference" }] },
  brand: null,
  colours: null,
  embed: false as const,
};

/** Where the `type` of every problem leads: one section a code. */
export default function ProblemsPage() {
  return (
    <PageFrame frame={frame}>
      <div className="max-w-[70ch] px-4 sm:px-0">
        <h1 className="text-2xl font-bold">Problems of the API</h1>
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
    </PageFrame>
  );
}
