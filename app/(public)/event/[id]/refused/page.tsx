import { NotFoundPage } from "@/components/booking/not-found-page";
import { buildEventRejectionView } from "@/lib/pages/event/event-rejection";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { MissingPage } from "../../../missing-page";
import { readBrowser } from "../../../read-browser";
import { type SearchParams, toQueryString } from "../../../to-query-string";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

/** The response to a refused form. */
export default async function Page({ params, searchParams }: Props) {
  const search = new URLSearchParams(toQueryString(await searchParams));
  const rejection = buildEventRejectionView((await params).id, search, await readBrowser());
  if (!rejection) return <MissingPage what="event" />;
  setPageStatus(rejection.status);
  return <NotFoundPage view={rejection.view} />;
}
