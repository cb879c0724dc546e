import { parseMinutes } from "@/lib/domain/bookings/page-address";
import { renderBookingPage } from "../../render-booking-page";
import type { SearchParams } from "../../to-query-string";

interface Props {
  params: Promise<{ nickname: string; minutes: string }>;
  searchParams: Promise<SearchParams>;
}

/** A duration, or the slug of a type, as the paths of Calendly and Cal.com have it there. */
export default async function Page({ params, searchParams }: Props) {
  const { nickname: slug, minutes: text } = await params;
  const minutes = parseMinutes(text);
  const type = minutes === null ? text : null;
  return renderBookingPage({ slug, type, minutes }, searchParams, { isOldPath: type !== null });
}
