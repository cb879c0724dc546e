import { AccountPage } from "@/components/accounts/account-page";
import { buildAccountRejectionView } from "@/lib/pages/account/reject-form";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { readAccountVisit } from "../../read-account-visit";
import type { SearchParams } from "../../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { status, view } = buildAccountRejectionView(await readAccountVisit(searchParams));
  setPageStatus(status);
  return <AccountPage view={view} />;
}
