import type { Metadata } from "next";
import { cache } from "react";
import { openBookingPage } from "@/lib/bookings/open-booking-page";
import type { PageAddress } from "@/lib/bookings/page-address";
import { database } from "@/lib/db/client";
import { instant } from "@/lib/time/instant";
import { zoneOptions } from "../zone-options";
import { missingMetadata } from "./missing-page";
import { readBrowser } from "./read-browser";
import { type SearchParams, toSearch } from "./to-search";

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

/** The booking page at this address; null if there is none. */
export async function openPage(address: PageAddress | null, searchParams: Promise<SearchParams>) {
  return address && openOnce(address.nickname, address.type, address.minutes, toSearch(await searchParams));
}

export async function pageMetadata(
  address: PageAddress | null,
  searchParams: Promise<SearchParams>,
): Promise<Metadata> {
  const opened = await openPage(address, searchParams);
  if (opened === null) return missingMetadata("page");
  const { documentTitle, description, photo } = opened;
  return {
    title: documentTitle,
    ...(description ? { description } : {}),
    openGraph: { title: documentTitle, ...(photo ? { images: [photo] } : {}) },
  };
}
