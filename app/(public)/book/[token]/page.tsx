import { NotFoundPage } from "@/components/booking/not-found-page";
import { CodePage } from "@/components/confirmation/code-page";
import { loadCodePage } from "@/lib/pages/confirmation/load-code-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { enableFormTarget, setPageStatus } from "@/lib/platform/http/page-response";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const opened = await loadCodePage(getDatabase(), {
    token: (await params).token,
    search: new URLSearchParams(toQueryString(await searchParams)),
    browser: await readBrowser(),
    now: readClock(),
  });
  if (opened.open === "gone") {
    setPageStatus(404);
    return <NotFoundPage view={opened.view} />;
  }
  if (opened.view.leadsTo) enableFormTarget(opened.view.leadsTo);
  return <CodePage view={opened.view} />;
}
