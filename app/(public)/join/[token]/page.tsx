import { AccountPage } from "@/components/accounts/account-page";
import { loadInvitationPage } from "@/lib/pages/account/load-invitation-page";
import { getDatabase } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { getZoneOptionsMarkup } from "../../../get-zone-options-markup";
import { readAccountVisit } from "../../read-account-visit";
import type { SearchParams } from "../../to-query-string";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const visit = { ...(await readAccountVisit(searchParams)), zoneOptions: getZoneOptionsMarkup };
  const { open, view } = await loadInvitationPage(getDatabase(), (await params).token, visit);
  if (!open) setPageStatus(404);
  return <AccountPage view={view} />;
}
