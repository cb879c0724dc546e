import { AccountPage } from "@/components/accounts/account-page";
import type { PasswordLinkKind } from "@/lib/domain/auth/passwords/links";
import { openLink } from "@/lib/pages/account/open-link";
import { database } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { accountVisit } from "./account-visit";
import { LINK_STATUSES } from "./link-statuses";
import type { SearchParams } from "./to-search";

/** The page of a link with which a password is chosen. */
export async function openLinkPage(
  kind: PasswordLinkKind,
  token: string,
  searchParams: Promise<SearchParams>,
) {
  const { state, view } = await openLink(database(), kind, token, await accountVisit(searchParams));
  setPageStatus(LINK_STATUSES[state]);
  return <AccountPage view={view} />;
}
