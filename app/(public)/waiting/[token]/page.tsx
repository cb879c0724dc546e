import { WaitingPage } from "@/components/waiting-list/waiting-page";
import { loadWaitingPage } from "@/lib/pages/waiting-list/load-waiting-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const view = await loadWaitingPage(getDatabase(), {
    token: (await params).token,
    search: new URLSearchParams(toQueryString(await searchParams)),
    browser: await readBrowser(),
    now: readClock(),
  });
  return view ? <WaitingPage view={view} /> : <MissingPage what="page" />;
}
