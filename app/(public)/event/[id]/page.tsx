import { notFound } from "next/navigation";
import { getZoneOptionsMarkup } from "@/app/get-zone-options-markup";
import { EventPage } from "@/components/events/event-page";
import { LockedEvent } from "@/components/events/locked-event";
import { buildLockedView } from "@/lib/pages/event/build-locked-view";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { id } = await params;
  const search = new URLSearchParams(toQueryString(await searchParams));
  const browser = await readBrowser();
  const now = readClock();
  const view = await loadEventPageView(getDatabase(), {
    id,
    search,
    browser,
    now,
    zoneOptions: getZoneOptionsMarkup,
  });
  if (view) return <EventPage view={view} />;
  if (!setPageStatus(404)) notFound();
  return <LockedEvent view={buildLockedView(id, search, browser, now)} />;
}
