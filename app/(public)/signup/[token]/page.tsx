import { openLinkPage } from "../../open-link-page";
import type { SearchParams } from "../../to-search";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  return openLinkPage("signup", (await params).token, searchParams);
}
