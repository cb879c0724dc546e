import { cookies } from "next/headers";
import { NOTICE_COOKIE } from "@/lib/accounts/form-notice";
import type { AccountVisit } from "@/lib/accounts/view-parts";
import { instant } from "@/lib/time/instant";
import { readBrowser } from "./read-browser";
import { type SearchParams, toSearch } from "./to-search";

export async function accountVisit(searchParams: Promise<SearchParams>): Promise<AccountVisit> {
  return {
    search: new URLSearchParams(toSearch(await searchParams)),
    browser: await readBrowser(),
    notice: (await cookies()).get(NOTICE_COOKIE)?.value ?? null,
    now: instant(Date.now()),
  };
}
