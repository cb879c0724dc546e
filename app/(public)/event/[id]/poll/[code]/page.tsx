import { notFound } from "next/navigation";
import { getZoneOptionsMarkup } from "@/app/get-zone-options-markup";
import { LockedEvent } from "@/components/events/locked-event";
import { OpenPollPage } from "@/components/events/open-poll-page";
import { buildLockedView } from "@/lib/pages/event/build-locked-view";
import { loadOpenPollPage } from "@/lib/pages/event/open-poll/load-open-poll-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { readBrowser } from "../../../../read-browser";
import { type SearchParams, toQueryString } from "../../../../to-query-string";

interface Props {
  params: Promise<{ id: string; code: string }>;
  searchParams: Promise<SearchParams>;
}

/** An open poll, for every visitor with its link. */
export default async function Page({ params, searchParams }: Props) {
  const { id, code } = await params;
  const search = new URLSearchParams(toQueryString(await searchParams));
  const browser = await readBrowser();
  const now = readClock();
  const view = await loadOpenPollPage(getDatabase(), {
    id,
    code,
    search,
    browser,
    now,
    zoneOptions: getZoneOptionsMarkup,
  });
  if (view && "open" in view) return <OpenPollPage view={view.open} />;
  if (view) return <LockedEvent view={view.closed} />;
  if (!setPageStatus(404)) notFound();
  return <LockedEvent view={buildLockedView(id, search, browser, now)} />;
}
