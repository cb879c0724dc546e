import { AccountPage } from "@/components/accounts/account-page";
import { providerRefusalView } from "@/lib/pages/account/open-provider";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { accountVisit } from "../../../../account-visit";
import type { SearchParams } from "../../../../to-search";

interface Props {
  params: Promise<{ provider: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { status, view } = providerRefusalView((await params).provider, await accountVisit(searchParams));
  setPageStatus(status);
  return <AccountPage view={view} />;
}
