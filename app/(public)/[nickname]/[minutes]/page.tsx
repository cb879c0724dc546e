import { parseMinutes } from "@/lib/domain/bookings/page-address";
import { renderBookingPage } from "../../render-booking-page";
import type { SearchParams } from "../../to-query-string";

interface Props {
  params: Promise<{ nickname: string; minutes: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { nickname: slug, minutes: text } = await params;
  const minutes = parseMinutes(text);
  return renderBookingPage(minutes === null ? null : { slug, type: null, minutes }, searchParams);
}
