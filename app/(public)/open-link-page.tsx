import { AccountPage } from "@/components/accounts/account-page";
import type { LinkKind } from "@/lib/domain/passwords/links";
import { openLink } from "@/lib/pages/account/open-link";
import { database } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { accountVisit } from "./account-visit";
import type { SearchParams } from "./to-search";

const LINK_STATUSES = { open: 200, used: 410, expired: 410, unknown: 404 } as const;

/** The page of a link with which a password is chosen. */
export async function openLinkPage(kind: LinkKind, token: string, searchParams: Promise<SearchParams>) {
  const { state, view } = await openLink(database(), kind, token, await accountVisit(searchParams));
  setPageStatus(LINK_STATUSES[state]);
  return <AccountPage view={view} />;
}
