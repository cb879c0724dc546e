import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { openOrganizations } from "@/lib/pages/account/open-organizations";
import { CHOICE_COOKIE, LAST_ORGANIZATION_COOKIE } from "@/lib/pages/account/organization-choice";
import { database } from "@/lib/platform/db/client";
import { accountVisit } from "../../account-visit";
import type { SearchParams } from "../../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const jar = await cookies();
  const view = await openOrganizations(database(), {
    ...(await accountVisit(searchParams)),
    choice: jar.get(CHOICE_COOKIE)?.value ?? null,
    last: jar.get(LAST_ORGANIZATION_COOKIE)?.value ?? null,
  });
  if (!view) redirect("/login");
  return <AccountPage view={view} />;
}
