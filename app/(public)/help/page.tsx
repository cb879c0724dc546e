import { PageShell } from "@/components/ui/page-shell";
import { buildHelpView } from "@/lib/pages/help/build-help-view";
import { readBrowser } from "../read-browser";
import { type SearchParams, toQueryString } from "../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { shell, title, answers } = buildHelpView(
    new URLSearchParams(toQueryString(await searchParams)),
    await readBrowser(),
  );
  return (
    <PageShell shell={shell}>
      <div className="mx-auto max-w-prose px-4 py-6 sm:py-12">
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        <dl className="mt-8 grid gap-6">
          {answers.map(({ question, answer }) => (
            <div key={question} className="border-t border-line pt-5">
              <dt className="text-lg font-bold">{question}</dt>
              <dd className="mt-2">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PageShell>
  );
}
