import { notFound } from "next/navigation";
import { zoneOptions } from "@/app/zone-options";
import { EventPage } from "@/components/events/event-page";
import { LockedEvent } from "@/components/events/locked-event";
import { database } from "@/lib/db/client";
import { lockedView } from "@/lib/events/locked-view";
import { openEventPage } from "@/lib/events/open-event-page";
import { setPageStatus } from "@/lib/http/page-status";
import { instant } from "@/lib/time/instant";
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
  const view = await openEventPage(database(), {
    id,
    search,
    browser,
    now: instant(Date.now()),
    zoneOptions,
  });
  if (view) return <EventPage view={view} />;
  if (!setPageStatus(404)) notFound();
  return <LockedEvent view={lockedView(id, search, browser)} />;
}
