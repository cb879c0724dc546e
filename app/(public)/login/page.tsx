import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { buildLoginView } from "@/lib/pages/account/build-login-view";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { findCurrentSession } from "../find-current-session";
import { readAccountVisit } from "../read-account-visit";
import type { SearchParams } from "../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const visit = await readAccountVisit(searchParams);
  if (await findCurrentSession()) redirect(parseLocalPath(visit.search.get("next")) ?? "/console");
  return <AccountPage view={await buildLoginView(visit)} />;
}
