import { NextStepCard } from "@/components/ui/next-step-card";
import { PageShell } from "@/components/ui/page-shell";
import { buildUnavailableView } from "@/lib/pages/help/build-unavailable-view";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

/** Shown in place of any page while the database is unavailable, so it uses no database. */
export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  setPageStatus(503);
  const search = new URLSearchParams(toQueryString(await searchParams));
  const { shell, title, text, links } = buildUnavailableView(search, await readBrowser());
  return (
    <PageShell shell={shell}>
      <NextStepCard title={title} text={text} links={links} />
    </PageShell>
  );
}
