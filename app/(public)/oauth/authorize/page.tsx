import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { ConsentPage } from "@/components/consent/consent-page";
import { listOpenScopes } from "@/lib/api/list-open-scopes";
import { openConsent } from "@/lib/pages/consent/open-consent";
import { database } from "@/lib/platform/db/client";
import { letFormsLeadTo, setPageStatus } from "@/lib/platform/http/page-status";
import { currentSession } from "../../current-session";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = new URLSearchParams(toSearch(await searchParams));
  const opened = await openConsent(database(), {
    search,
    browser: await readBrowser(),
    session: await currentSession(),
    listOpen: listOpenScopes,
  });
  if (opened.open === "redirect") redirect(opened.location);
  if (opened.open === "message") {
    setPageStatus(opened.status);
    return <AccountPage view={opened.view} />;
  }
  letFormsLeadTo(opened.view.leadsTo);
  return <ConsentPage view={opened.view} />;
}
