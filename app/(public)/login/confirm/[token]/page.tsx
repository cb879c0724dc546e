import { AccountPage } from "@/components/accounts/account-page";
import { loadConfirmationPage } from "@/lib/pages/account/load-confirmation-page";
import { getDatabase } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { LINK_STATUSES } from "../../../link-statuses";
import { readAccountVisit } from "../../../read-account-visit";
import type { SearchParams } from "../../../to-query-string";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const visit = await readAccountVisit(searchParams);
  const { state, view } = await loadConfirmationPage(getDatabase(), (await params).token, visit);
  setPageStatus(LINK_STATUSES[state]);
  return <AccountPage view={view} />;
}
