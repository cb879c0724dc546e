import { NotFoundPage } from "@/components/booking/not-found-page";
import { buildBookedView } from "@/lib/pages/booking/build-booked-view";
import { getDatabase } from "@/lib/platform/db/client";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

interface Props {
  params: Promise<{ nickname: string }>;
  searchParams: Promise<SearchParams>;
}

/** Shown inside a frame after a booking: it tells the parent page to open the owner's `redirect_url`. */
export default async function Page({ params, searchParams }: Props) {
  const booked = await buildBookedView(getDatabase(), {
    slug: (await params).nickname,
    search: new URLSearchParams(toQueryString(await searchParams)),
    browser: await readBrowser(),
  });
  return booked ? (
    <NotFoundPage view={booked.view} redirect={booked.redirect} />
  ) : (
    <MissingPage what="page" />
  );
}
