import { AccountPage } from "@/components/accounts/account-page";
import { openConfirmation } from "@/lib/pages/account/open-confirmation";
import { database } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { accountVisit } from "../../../account-visit";
import { LINK_STATUSES } from "../../../link-statuses";
import type { SearchParams } from "../../../to-search";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const visit = await accountVisit(searchParams);
  const { state, view } = await openConfirmation(database(), (await params).token, visit);
  setPageStatus(LINK_STATUSES[state]);
  return <AccountPage view={view} />;
}
