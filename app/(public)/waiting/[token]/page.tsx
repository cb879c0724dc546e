import { WaitingPage } from "@/components/waiting/waiting-page";
import { openWaiting } from "@/lib/pages/waiting/open-waiting";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const view = await openWaiting(database(), {
    token: (await params).token,
    search: new URLSearchParams(toSearch(await searchParams)),
    browser: await readBrowser(),
    now: readClock(),
  });
  return view ? <WaitingPage view={view} /> : <MissingPage what="page" />;
}
