import { notFound } from "next/navigation";
import { zoneOptions } from "@/app/zone-options";
import { EventPage } from "@/components/events/event-page";
import { LockedEvent } from "@/components/events/locked-event";
import { lockedView } from "@/lib/pages/event/locked-view";
import { openEventPage } from "@/lib/pages/event/open-event-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { id } = await params;
  const search = new URLSearchParams(toSearch(await searchParams));
  const browser = await readBrowser();
  const now = readClock();
  const view = await openEventPage(database(), { id, search, browser, now, zoneOptions });
  if (view) return <EventPage view={view} />;
  if (!setPageStatus(404)) notFound();
  return <LockedEvent view={lockedView(id, search, browser, now)} />;
}
