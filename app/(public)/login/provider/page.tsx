import { AccountPage } from "@/components/accounts/account-page";
import { loadProviderPage } from "@/lib/pages/account/load-provider-page";
import { getDatabase } from "@/lib/platform/db/client";
import { readAccountVisit } from "../../read-account-visit";
import type { SearchParams } from "../../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const visit = await readAccountVisit(searchParams);
  return <AccountPage view={await loadProviderPage(getDatabase(), visit)} />;
}
