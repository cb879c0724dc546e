import { cookies } from "next/headers";
import { instant } from "@/lib/core/time/instant";
import { NOTICE_COOKIE } from "@/lib/pages/account/form-notice";
import type { AccountVisit } from "@/lib/pages/account/view-parts";
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
