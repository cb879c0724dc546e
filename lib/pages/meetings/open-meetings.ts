import type { Instant } from "@/lib/core/time/instant";
import { listMeetings } from "@/lib/domain/events/my-meetings/list-meetings";
import { readMeetingsToken } from "@/lib/domain/events/my-meetings/meetings-token";
import { enterOrganization } from "@/lib/domain/tenancy/directory/enter-organization";
import { findName } from "@/lib/domain/tenancy/directory/find-name";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import type { AccountView } from "@/lib/pages/account/view";
import { dressView } from "@/lib/pages/frame/dress-frame";
import type { Browser } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { askView } from "./ask-view";
import { meetingsView } from "./meetings-view";
import type { MeetingsView } from "./view";

/** The form that asks for the address; null where no page of that name is. */
export async function openAskPage(
  db: Db,
  search: URLSearchParams,
  browser: Browser,
): Promise<AccountView | null> {
  const page = search.get("page") ?? "";
  const named =
    page === "" || page.length > 64 || page.includes("\0") ? null : await findName(db, "nickname", page);
  if (!named) return null;
  const look = await readLook(db, named.organization);
  return dressView(askView({ page, organization: look.name }, search, browser), look);
}

interface Visit {
  token: string;
  search: URLSearchParams;
  browser: Browser;
  now: Instant;
}

/** The meetings that the link in the mail leads to; once it has ended, where another one can be asked for. */
export async function openMeetings(
  db: Db,
  { token, search, browser, now: opened }: Visit,
): Promise<MeetingsView | { goOn: string } | null> {
  const meant = readMeetingsToken(token, opened);
  if (!meant) return null;
  const now = await enterOrganization(db, meant.organization, opened);
  if (now === null) return null;
  const of = readMeetingsToken(token, now) ?? meant;
  if (of.ended)
    return { goOn: withQuery("/meetings", { page: of.page, ended: "1", lang: search.get("lang") }) };
  const look = await readLook(db, of.organization);
  const view = meetingsView({
    ...(await listMeetings(db, of, now)),
    organization: look.name,
    hourCycle: look.hour_cycle,
    token,
    page: of.page,
    search,
    browser,
    now,
  });
  return dressView(view, look);
}
