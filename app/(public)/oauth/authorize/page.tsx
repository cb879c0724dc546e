import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { ConsentPage } from "@/components/consent/consent-page";
import { listOpenScopes } from "@/lib/api/list-open-scopes";
import { loadConsentPage } from "@/lib/pages/consent/load-consent-page";
import { getDatabase } from "@/lib/platform/db/client";
import { enableFormTarget, setPageStatus } from "@/lib/platform/http/page-response";
import { findCurrentSession } from "../../find-current-session";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = new URLSearchParams(toQueryString(await searchParams));
  const opened = await loadConsentPage(getDatabase(), {
    search,
    browser: await readBrowser(),
    session: await findCurrentSession(),
    listOpen: listOpenScopes,
  });
  if (opened.open === "redirect") redirect(opened.location);
  if (opened.open === "message") {
    setPageStatus(opened.status);
    return <AccountPage view={opened.view} />;
  }
  enableFormTarget(opened.view.leadsTo);
  return <ConsentPage view={opened.view} />;
}
