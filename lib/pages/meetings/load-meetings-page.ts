import type { Instant } from "@/lib/core/time/instant";
import { listMeetingsByEmail } from "@/lib/domain/events/my-meetings/list-meetings-by-email";
import { parseMeetingsToken } from "@/lib/domain/events/my-meetings/meetings-token";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import type { AccountView } from "@/lib/pages/account/view";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { buildMeetingsRequestView } from "./build-meetings-request-view";
import { buildMeetingsView } from "./build-meetings-view";
import type { MeetingsView } from "./view";

/** Loads the form that asks for the address; null if there is no page with this slug. */
export async function loadMeetingsRequestPage(
  db: Db,
  search: URLSearchParams,
  browser: BrowserPreferences,
): Promise<AccountView | null> {
  const page = search.get("page") ?? "";
  const named =
    page === "" || page.length > 64 || page.includes("\0") ? null : await resolveName(db, "nickname", page);
  if (!named) return null;
  const branding = await getBranding(db, named.organization);
  return applyViewBranding(
    buildMeetingsRequestView({ page, organization: branding.name }, search, browser),
    branding,
  );
}

interface MeetingsVisit {
  token: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
  now: Instant;
}

/** Loads the meetings of the mailed link; after it has expired, a link to request another one. */
export async function loadMeetingsPage(
  db: Db,
  { token, search, browser, now: opened }: MeetingsVisit,
): Promise<MeetingsView | { redirect: string } | null> {
  const meant = parseMeetingsToken(token, opened);
  if (!meant) return null;
  const now = await setTenantContext(db, meant.organization, opened);
  if (now === null) return null;
  const of = parseMeetingsToken(token, now) ?? meant;
  if (of.ended)
    return { redirect: addQueryParams("/meetings", { page: of.page, ended: "1", lang: search.get("lang") }) };
  const branding = await getBranding(db, of.organization);
  const view = buildMeetingsView({
    ...(await listMeetingsByEmail(db, of, now)),
    organization: branding.name,
    hourCycle: branding.hour_cycle,
    token,
    page: of.page,
    search,
    browser,
    now,
  });
  return applyViewBranding(view, branding);
}
