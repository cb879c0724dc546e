import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { openCodes } from "@/lib/pages/account/open-factor";
import { CODES_COOKIE } from "@/lib/pages/account/pending-factor";
import { accountVisit } from "../../account-visit";
import type { SearchParams } from "../../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const codes = (await cookies()).get(CODES_COOKIE)?.value ?? null;
  const view = openCodes(await accountVisit(searchParams), codes);
  if (!view) redirect("/console");
  return <AccountPage view={view} />;
}
