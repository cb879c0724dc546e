import type { Instant } from "@/lib/core/time/instant";
import { lockOwner } from "@/lib/domain/booking-pages/bookpages/lock-owner";
import { mergePageSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { getBookpageRow } from "@/lib/domain/booking-pages/bookpages/queries";
import { requirePageUser } from "@/lib/domain/booking-pages/bookpages/require-page-user";
import type { BookpageUpdate } from "@/lib/domain/booking-pages/bookpages/schema";
import { validateBookpageChange } from "@/lib/domain/booking-pages/bookpages/update-locked-bookpage";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Db } from "@/lib/platform/db/client";
import type { PreviewedPage } from "./bookable";
import { findMainZone } from "./change-hours";
import { loadBookableTeam } from "./load-bookable-team";
import { loadBookableUser } from "./load-bookable-users";
import { previewChange, previewTeamChange } from "./preview-change";

/** The name or owner of a page does not affect its slots. */
export async function previewBookpage(db: Db, auth: Auth, slug: string, body: BookpageUpdate, now: Instant) {
  const row = await getBookpageRow(db, auth.organization, slug);
  const { teamId } = row;
  await lockOwner(db, auth.organization, body);
  await validateBookpageChange(db, row, body);
  const change = <Page extends PreviewedPage>(page: Page): Page => ({
    ...page,
    active: body.active ?? page.active,
    settings: mergePageSettings(page.settings, body.custom, ""),
  });
  if (teamId !== null) {
    const { timezone, ...before } = await loadBookableTeam(db, { ...row, teamId }, now);
    const after = { ...before, page: change(before.page) };
    return previewTeamChange(db, auth, { before, after, timezone, now });
  }
  const before = await loadBookableUser(db, auth.organization, requirePageUser(row), now);
  const pages = before.pages.map((page) => (page.id === row.id ? change(page) : page));
  return previewChange(db, auth, {
    before,
    after: { ...before, pages },
    timezone: findMainZone(before),
    now,
  });
}
