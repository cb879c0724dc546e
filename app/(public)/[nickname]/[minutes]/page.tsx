import { BookingPage } from "@/components/booking/booking-page";
import { parseMinutes } from "@/lib/bookings/page-address";
import { MissingPage } from "../../missing-page";
import { openPage, pageMetadata } from "../../open-page";
import type { SearchParams } from "../../to-search";

interface Props {
  params: Promise<{ nickname: string; minutes: string }>;
  searchParams: Promise<SearchParams>;
}

function addressOf(params: { nickname: string; minutes: string }) {
  const minutes = parseMinutes(params.minutes);
  return minutes === null ? null : { nickname: params.nickname, type: null, minutes };
}

export const generateMetadata = async ({ params, searchParams }: Props) =>
  pageMetadata(addressOf(await params), searchParams);

export default async function Page({ params, searchParams }: Props) {
  const opened = await openPage(addressOf(await params), searchParams);
  return opened ? <BookingPage view={opened.view} /> : <MissingPage what="page" />;
}
