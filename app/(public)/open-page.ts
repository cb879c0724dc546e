import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { openBookingPage } from "@/lib/bookings/open-booking-page";
import type { PageAddress } from "@/lib/bookings/page-address";
import { database } from "@/lib/db/client";
import { instant } from "@/lib/time/instant";
import { readBrowser } from "./read-browser";
import { type SearchParams, toSearch } from "./to-search";
import { zoneOptions } from "./zone-options";

/** Once a request, for title and page together; `cache` compares texts. */
const openOnce = cache(
  async (nickname: string, type: string | null, minutes: number | null, search: string) =>
    openBookingPage(database(), {
      address: { nickname, type, minutes },
      search: new URLSearchParams(search),
      browser: await readBrowser(),
      now: instant(Date.now()),
      zoneOptions,
    }),
);

/** The booking page at this address, or the page that says there is none. */
export async function openPage(address: PageAddress | null, searchParams: Promise<SearchParams>) {
  const search = toSearch(await searchParams);
  const opened = address && (await openOnce(address.nickname, address.type, address.minutes, search));
  return opened ?? notFound();
}

export async function pageMetadata(
  address: PageAddress | null,
  searchParams: Promise<SearchParams>,
): Promise<Metadata> {
  const { documentTitle, description, photo } = await openPage(address, searchParams);
  return {
    title: documentTitle,
    ...(description ? { description } : {}),
    openGraph: { title: documentTitle, ...(photo ? { images: [photo] } : {}) },
  };
}
