import { AccountPage } from "@/components/accounts/account-page";
import { loadAddressPage } from "@/lib/pages/workflow-address/load-address-page";
import { getDatabase } from "@/lib/platform/db/client";
import { MissingPage } from "../../missing-page";
import { readAccountVisit } from "../../read-account-visit";
import type { SearchParams } from "../../to-query-string";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const visit = await readAccountVisit(searchParams);
  const view = await loadAddressPage(getDatabase(), (await params).token, visit);
  return view ? <AccountPage view={view} /> : <MissingPage what="page" />;
}
