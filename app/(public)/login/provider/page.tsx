import { AccountPage } from "@/components/accounts/account-page";
import { openProviderPage } from "@/lib/pages/account/open-provider";
import { database } from "@/lib/platform/db/client";
import { accountVisit } from "../../account-visit";
import type { SearchParams } from "../../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const visit = await accountVisit(searchParams);
  return <AccountPage view={await openProviderPage(database(), visit)} />;
}
