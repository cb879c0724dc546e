import { AccountPage } from "@/components/accounts/account-page";
import { loadJoinConfirmationPage } from "@/lib/pages/account/load-join-confirmation-page";
import { getDatabase } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { readAccountVisit } from "../../../read-account-visit";
import type { SearchParams } from "../../../to-query-string";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { open, view } = await loadJoinConfirmationPage(
    getDatabase(),
    (await params).token,
    await readAccountVisit(searchParams),
  );
  if (!open) setPageStatus(404);
  return <AccountPage view={view} />;
}
