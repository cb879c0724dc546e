import { zoneOptions } from "@/app/zone-options";
import { EventPage } from "@/components/booking/event-page";
import { database } from "@/lib/db/client";
import { openEventPage } from "@/lib/events/open-event-page";
import { instant } from "@/lib/time/instant";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const view = await openEventPage(database(), {
    id: (await params).id,
    search: new URLSearchParams(toSearch(await searchParams)),
    browser: await readBrowser(),
    now: instant(Date.now()),
    zoneOptions,
  });
  return view ? <EventPage view={view} /> : <MissingPage what="event" />;
}
