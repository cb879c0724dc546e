import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { openFactor } from "@/lib/pages/account/open-factor";
import { PENDING_COOKIE } from "@/lib/pages/account/pending-factor";
import { database } from "@/lib/platform/db/client";
import { accountVisit } from "../../account-visit";
import type { SearchParams } from "../../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const pending = (await cookies()).get(PENDING_COOKIE)?.value ?? null;
  const view = await openFactor(database(), await accountVisit(searchParams), pending);
  if (!view) redirect("/login");
  return <AccountPage view={view} />;
}
