import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { EventPage } from "@/components/booking/event-page";
import { database } from "@/lib/db/client";
import { openEventPage } from "@/lib/events/open-event-page";
import { instant } from "@/lib/time/instant";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";
import { zoneOptions } from "../../zone-options";

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

const find = async ({ params, searchParams }: Props) =>
  (await open((await params).id, toSearch(await searchParams))) ?? notFound();

// The address carries a personal key: it must not reach other sites or search engines.
export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: (await find(props)).title,
  referrer: "no-referrer",
  robots: { index: false },
});

export default async function Page(props: Props) {
  return <EventPage view={await find(props)} />;
}
