import type { Instant } from "@/lib/core/time/instant";
import { mergePageCustom } from "@/lib/domain/bookpages/merge-custom";
import { findBookpage } from "@/lib/domain/bookpages/queries";
import { requirePerson } from "@/lib/domain/bookpages/require-person";
import type { BookpageUpdate } from "@/lib/domain/bookpages/schema";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import { findMainZone } from "./change-hours";
import { loadBookable } from "./load-bookable";
import { previewChange } from "./preview-change";

/** What a page is called, and whose it is, changes no time. */
export async function previewBookpage(
  db: Db,
  auth: Auth,
  nickname: string,
  body: BookpageUpdate,
  now: Instant,
) {
  const row = await findBookpage(db, auth.organization, nickname);
  const before = await loadBookable(db, auth.organization, requirePerson(row), now);
  const pages = before.pages.map((page) =>
    page.id === row.id
      ? { ...page, active: body.active ?? page.active, custom: mergePageCustom(page.custom, body.custom, "") }
      : page,
  );
  return previewChange(auth, { before, after: { ...before, pages }, timezone: findMainZone(before), now });
}
