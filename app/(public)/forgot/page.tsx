import { AccountPage } from "@/components/accounts/account-page";
import { forgotView } from "@/lib/pages/account/login-view";
import { accountVisit } from "../account-visit";
import type { SearchParams } from "../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <AccountPage view={forgotView(await accountVisit(searchParams))} />;
}
