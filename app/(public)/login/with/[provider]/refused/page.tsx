import { AccountPage } from "@/components/accounts/account-page";
import { buildProviderRejectionView } from "@/lib/pages/account/load-provider-page";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { readAccountVisit } from "../../../../read-account-visit";
import type { SearchParams } from "../../../../to-query-string";

interface Props {
  params: Promise<{ provider: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { status, view } = buildProviderRejectionView(
    (await params).provider,
    await readAccountVisit(searchParams),
  );
  setPageStatus(status);
  return <AccountPage view={view} />;
}
