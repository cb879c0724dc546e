import { NextStepCard } from "@/components/ui/next-step-card";
import { PageFrame } from "@/components/ui/page-frame";
import { unavailableView } from "@/lib/pages/help/unavailable-view";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

/** Drawn in place of any page while the database is away, so it needs none. */
export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  setPageStatus(503);
  const search = new URLSearchParams(toSearch(await searchParams));
  const { frame, title, text, links } = unavailableView(search, await readBrowser());
  return (
    <PageFrame frame={frame}>
      <NextStepCard title={title} text={text} links={links} />
    </PageFrame>
  );
}
