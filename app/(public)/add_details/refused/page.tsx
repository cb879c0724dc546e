import { StopPage } from "@/components/creation/stop-page";
import { creationRefusalView } from "@/lib/pages/creation/refusal";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

/** What the answer to a refused form shows. */
export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = new URLSearchParams(toSearch(await searchParams));
  const refusal = creationRefusalView(search, await readBrowser());
  if (!refusal) return <MissingPage what="page" />;
  setPageStatus(refusal.status);
  return <StopPage view={refusal.view} />;
}
