import { AccountPage } from "@/components/accounts/account-page";
import { openAskPage } from "@/lib/pages/meetings/open-meetings";
import { database } from "@/lib/platform/db/client";
import { MissingPage } from "../missing-page";
import { readBrowser } from "../read-browser";
import { type SearchParams, toSearch } from "../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = new URLSearchParams(toSearch(await searchParams));
  const view = await openAskPage(database(), search, await readBrowser());
  return view ? <AccountPage view={view} /> : <MissingPage what="page" />;
}
