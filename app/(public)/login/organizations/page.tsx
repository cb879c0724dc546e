import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { loadOrganizationChoicePage } from "@/lib/pages/account/load-organization-choice-page";
import { CHOICE_COOKIE, LAST_ORGANIZATION_COOKIE } from "@/lib/pages/account/organization-choice-cookie";
import { getDatabase } from "@/lib/platform/db/client";
import { readAccountVisit } from "../../read-account-visit";
import type { SearchParams } from "../../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const cookieStore = await cookies();
  const view = await loadOrganizationChoicePage(getDatabase(), {
    ...(await readAccountVisit(searchParams)),
    choice: cookieStore.get(CHOICE_COOKIE)?.value ?? null,
    last: cookieStore.get(LAST_ORGANIZATION_COOKIE)?.value ?? null,
  });
  if (!view) redirect("/login");
  return <AccountPage view={view} />;
}
