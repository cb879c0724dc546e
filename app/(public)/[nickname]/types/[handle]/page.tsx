import { BookingPage } from "@/components/booking/booking-page";
import { MissingPage } from "../../../missing-page";
import { openPage, pageMetadata } from "../../../open-page";
import type { SearchParams } from "../../../to-search";

interface Props {
  params: Promise<{ nickname: string; handle: string }>;
  searchParams: Promise<SearchParams>;
}

const addressOf = ({ nickname, handle }: { nickname: string; handle: string }) => ({
  nickname,
  type: handle,
  minutes: null,
});

export const generateMetadata = async ({ params, searchParams }: Props) =>
  pageMetadata(addressOf(await params), searchParams);

export default async function Page({ params, searchParams }: Props) {
  const opened = await openPage(addressOf(await params), searchParams);
  return opened ? <BookingPage view={opened.view} /> : <MissingPage what="page" />;
}
