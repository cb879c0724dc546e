import { AccountPage } from "@/components/accounts/account-page";
import { accountRefusalView } from "@/lib/pages/account/refuse-form";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { accountVisit } from "../../account-visit";
import type { SearchParams } from "../../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { status, view } = accountRefusalView(await accountVisit(searchParams));
  setPageStatus(status);
  return <AccountPage view={view} />;
}
