import { renderBookingPage } from "../../../render-booking-page";
import type { SearchParams } from "../../../to-query-string";

interface Props {
  params: Promise<{ nickname: string; handle: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { nickname: pageSlug, handle: typeSlug } = await params;
  return renderBookingPage({ slug: pageSlug, type: typeSlug, minutes: null }, searchParams);
}
