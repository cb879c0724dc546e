import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { loadSecondFactorPage } from "@/lib/pages/account/load-second-factor-page";
import { PENDING_COOKIE } from "@/lib/pages/account/pending-factor-cookies";
import { getDatabase } from "@/lib/platform/db/client";
import { readAccountVisit } from "../../read-account-visit";
import type { SearchParams } from "../../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const pending = (await cookies()).get(PENDING_COOKIE)?.value ?? null;
  const view = await loadSecondFactorPage(getDatabase(), await readAccountVisit(searchParams), pending);
  if (!view) redirect("/login");
  return <AccountPage view={view} />;
}
