import { AccountPage } from "@/components/accounts/account-page";
import type { PasswordLinkKind } from "@/lib/domain/auth/passwords/account-links";
import { loadPasswordLinkPage } from "@/lib/pages/account/load-password-link-page";
import { getDatabase } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { getZoneOptionsMarkup } from "../get-zone-options-markup";
import { LINK_STATUSES } from "./link-statuses";
import { readAccountVisit } from "./read-account-visit";
import type { SearchParams } from "./to-query-string";

/** Renders the page of a link with which a user chooses a password. */
export async function renderPasswordLinkPage(
  kind: PasswordLinkKind,
  token: string,
  searchParams: Promise<SearchParams>,
) {
  const visit = { ...(await readAccountVisit(searchParams)), zoneOptions: getZoneOptionsMarkup };
  const { state, view } = await loadPasswordLinkPage(getDatabase(), kind, token, visit);
  setPageStatus(LINK_STATUSES[state]);
  return <AccountPage view={view} />;
}
