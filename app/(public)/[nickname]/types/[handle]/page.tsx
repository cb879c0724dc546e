import { openPage } from "../../../open-page";
import type { SearchParams } from "../../../to-search";

interface Props {
  params: Promise<{ nickname: string; handle: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { nickname, handle } = await params;
  return openPage({ nickname, type: handle, minutes: null }, searchParams);
}
