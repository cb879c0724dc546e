import { NotFoundPage } from "@/components/booking/not-found-page";
import { CodePage } from "@/components/confirmation/code-page";
import { openCodePage } from "@/lib/pages/confirmation/open-code-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { letFormsLeadTo, setPageStatus } from "@/lib/platform/http/page-status";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const opened = await openCodePage(database(), {
    token: (await params).token,
    search: new URLSearchParams(toSearch(await searchParams)),
    browser: await readBrowser(),
    now: readClock(),
  });
  if (opened.open === "gone") {
    setPageStatus(404);
    return <NotFoundPage view={opened.view} />;
  }
  if (opened.view.leadsTo) letFormsLeadTo(opened.view.leadsTo);
  return <CodePage view={opened.view} />;
}
