import { openPage } from "../open-page";
import type { SearchParams } from "../to-search";

interface Props {
  params: Promise<{ nickname: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { nickname } = await params;
  return openPage({ nickname, type: null, minutes: null }, searchParams);
}
