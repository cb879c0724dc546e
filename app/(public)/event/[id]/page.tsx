import type { Metadata } from "next";
import { cache } from "react";
import { zoneOptions } from "@/app/zone-options";
import { EventPage } from "@/components/booking/event-page";
import { database } from "@/lib/db/client";
import { openEventPage } from "@/lib/events/open-event-page";
import { instant } from "@/lib/time/instant";
import { MissingPage, missingMetadata } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

/** Once a request, for title and page together; `cache` compares texts. */
const open = cache(async (id: string, search: string) =>
  openEventPage(database(), {
    id,
    search: new URLSearchParams(search),
    browser: await readBrowser(),
    now: instant(Date.now()),
    zoneOptions,
  }),
);

const find = async ({ params, searchParams }: Props) => open((await params).id, toSearch(await searchParams));

// The address carries a personal key: it must not reach other sites or search engines.
export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await find(props);
  if (view === null) return missingMetadata("event");
  return { title: view.title, referrer: "no-referrer", robots: { index: false } };
}

export default async function Page(props: Props) {
  const view = await find(props);
  return view ? <EventPage view={view} /> : <MissingPage what="event" />;
}
