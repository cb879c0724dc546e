import { WizardClosedPage } from "@/components/event-wizard/wizard-closed-page";
import { buildWizardRejectionView } from "@/lib/pages/event-wizard/wizard-rejection";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

/** The response to a refused form. */
export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = new URLSearchParams(toQueryString(await searchParams));
  const rejection = buildWizardRejectionView(search, await readBrowser());
  if (!rejection) return <MissingPage what="page" />;
  setPageStatus(rejection.status);
  return <WizardClosedPage view={rejection.view} />;
}
