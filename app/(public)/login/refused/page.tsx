import { AccountPage } from "@/components/accounts/account-page";
import { refusalView } from "@/lib/accounts/refuse-form";
import { setPageStatus } from "@/lib/http/page-status";
import { accountVisit } from "../../account-visit";
import type { SearchParams } from "../../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { status, view } = refusalView(await accountVisit(searchParams));
  setPageStatus(status);
  return <AccountPage view={view} />;
}
