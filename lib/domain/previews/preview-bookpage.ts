import type { Instant } from "@/lib/core/time/instant";
import { checkChange } from "@/lib/domain/bookpages/change-bookpage";
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
  const person = requirePerson(row);
  await checkChange(db, row, body);
  const before = await loadBookable(db, auth.organization, person, now);
  const pages = before.pages.map((page) =>
    page.id === row.id
      ? { ...page, active: body.active ?? page.active, custom: mergePageCustom(page.custom, body.custom, "") }
      : page,
  );
  return previewChange(auth, { before, after: { ...before, pages }, timezone: findMainZone(before), now });
}
