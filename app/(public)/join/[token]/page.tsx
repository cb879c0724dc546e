import { AccountPage } from "@/components/accounts/account-page";
import { openInvitation } from "@/lib/pages/account/open-invitation";
import { database } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { zoneOptions } from "../../../zone-options";
import { accountVisit } from "../../account-visit";
import type { SearchParams } from "../../to-search";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const visit = { ...(await accountVisit(searchParams)), zoneOptions };
  const { open, view } = await openInvitation(database(), (await params).token, visit);
  if (!open) setPageStatus(404);
  return <AccountPage view={view} />;
}
