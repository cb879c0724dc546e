import { AccountPage } from "@/components/accounts/account-page";
import { buildForgotPasswordView } from "@/lib/pages/account/build-login-view";
import { readAccountVisit } from "../read-account-visit";
import type { SearchParams } from "../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <AccountPage view={buildForgotPasswordView(await readAccountVisit(searchParams))} />;
}
