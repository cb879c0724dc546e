import { AccountPage } from "@/components/accounts/account-page";
import { loadMeetingsRequestPage } from "@/lib/pages/meetings/load-meetings-page";
import { getDatabase } from "@/lib/platform/db/client";
import { MissingPage } from "../missing-page";
import { readBrowser } from "../read-browser";
import { type SearchParams, toQueryString } from "../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = new URLSearchParams(toQueryString(await searchParams));
  const view = await loadMeetingsRequestPage(getDatabase(), search, await readBrowser());
  return view ? <AccountPage view={view} /> : <MissingPage what="page" />;
}
