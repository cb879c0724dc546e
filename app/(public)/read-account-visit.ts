import { cookies } from "next/headers";
import { asInstant } from "@/lib/core/time/instant";
import { NOTICE_COOKIE } from "@/lib/pages/account/form-notice";
import type { AccountVisit } from "@/lib/pages/account/view-parts";
import { readBrowser } from "./read-browser";
import { type SearchParams, toQueryString } from "./to-query-string";

export async function readAccountVisit(searchParams: Promise<SearchParams>): Promise<AccountVisit> {
  return {
    search: new URLSearchParams(toQueryString(await searchParams)),
    browser: await readBrowser(),
    notice: (await cookies()).get(NOTICE_COOKIE)?.value ?? null,
    now: asInstant(Date.now()),
  };
}
