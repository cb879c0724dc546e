import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { loginView } from "@/lib/pages/account/login-view";
import { ownPath } from "@/lib/pages/frame/own-path";
import { accountVisit } from "../account-visit";
import { currentSession } from "../current-session";
import type { SearchParams } from "../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const visit = await accountVisit(searchParams);
  if (await currentSession()) redirect(ownPath(visit.search.get("next")) ?? "/console");
  return <AccountPage view={await loginView(visit)} />;
}
