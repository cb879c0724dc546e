import { AccountPage } from "@/components/accounts/account-page";
import { openJoining } from "@/lib/pages/account/open-joining";
import { database } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { accountVisit } from "../../../account-visit";
import type { SearchParams } from "../../../to-search";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { open, view } = await openJoining(
    database(),
    (await params).token,
    await accountVisit(searchParams),
  );
  if (!open) setPageStatus(404);
  return <AccountPage view={view} />;
}
