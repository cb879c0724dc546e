import { NotFoundPage } from "@/components/booking/not-found-page";
import { eventRefusalView } from "@/lib/pages/event/refusal";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { MissingPage } from "../../../missing-page";
import { readBrowser } from "../../../read-browser";
import { type SearchParams, toSearch } from "../../../to-search";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

/** What the answer to a refused form shows. */
export default async function Page({ params, searchParams }: Props) {
  const search = new URLSearchParams(toSearch(await searchParams));
  const refusal = eventRefusalView((await params).id, search, await readBrowser());
  if (!refusal) return <MissingPage what="event" />;
  setPageStatus(refusal.status);
  return <NotFoundPage view={refusal.view} />;
}
