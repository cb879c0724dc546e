import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { loadRecoveryCodesPage } from "@/lib/pages/account/load-second-factor-page";
import { CODES_COOKIE } from "@/lib/pages/account/pending-factor-cookies";
import { readAccountVisit } from "../../read-account-visit";
import type { SearchParams } from "../../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const codes = (await cookies()).get(CODES_COOKIE)?.value ?? null;
  const view = loadRecoveryCodesPage(await readAccountVisit(searchParams), codes);
  if (!view) redirect("/console");
  return <AccountPage view={view} />;
}
