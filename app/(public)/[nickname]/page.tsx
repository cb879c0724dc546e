import { renderBookingPage } from "../render-booking-page";
import type { SearchParams } from "../to-query-string";

interface Props {
  params: Promise<{ nickname: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { nickname: slug } = await params;
  return renderBookingPage({ slug, type: null, minutes: null }, searchParams);
}
