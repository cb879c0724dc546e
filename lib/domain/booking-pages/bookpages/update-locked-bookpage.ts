import { extractUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { removePicture } from "@/lib/domain/tenancy/pictures/store-picture";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { assertUnlocked } from "./assert-unlocked";
import { reservePageSlug, toBookpageProblem } from "./create-bookpage";
import type { PageSettings } from "./custom-settings";
import { detachTemplate } from "./detach-template";
import { emitPageChange } from "./emit-page-change";
import { listLockedPageFields } from "./locked-groups";
import { mergePageSettings } from "./merge-custom";
import type { BookpageUpdate } from "./schema";
import { syncEntrySettings } from "./sync-entry-settings";
import { validatePageReferences } from "./validate-page-references";

/** Updates a locked row. `pointer` leads to the page in the body; `uploaded` is a newly stored cover. */
export async function updateLockedBookpage(
  tx: Db,
  found: Bookpage,
  body: BookpageUpdate,
  { pointer = "", uploaded }: { pointer?: string; uploaded?: string } = {},
) {
  const owner = pickOwner(found, body);
  // Templates have no settings for hosts and calendars of members, so a team's page cannot use one.
  const row = owner.teamId !== null && found.templateId ? await detachTemplate(tx, found) : found;
  if (owner.userId !== row.userId) await detachAvailabilities(tx, row);
  await validateBookpageChange(tx, row, body, pointer);
  const updated = await updateRow(tx, row, { ...body, owner, uploaded }, pointer);
  await removeOldCover(tx, row, updated);
  await syncEntrySettings(tx, asOrganizationId(row.organizationId), row.userId, row, updated);
  await emitPageChange(tx, found, updated);
  return updated;
}

/** Validates that all references of the page exist and that its owner may use them. */
export const validateBookpageChange = (
  db: Db,
  row: Bookpage,
  body: BookpageUpdate,
  pointer = "",
): Promise<void> => {
  const owner = pickOwner(row, body);
  const isSameOwner = owner.userId === row.userId && owner.teamId === row.teamId;
  const before = isSameOwner ? (row.settings as PageSettings) : {};
  return validatePageReferences(
    db,
    asOrganizationId(row.organizationId),
    { ...owner, before },
    body.custom,
    pointer,
  );
};

async function removeOldCover(tx: Db, row: Bookpage, updated: Bookpage) {
  const [before, after] = [row, updated].map(({ settings }) =>
    extractUploadedPicture((settings as PageSettings).cover),
  );
  if (before && before !== after) await removePicture(tx, asOrganizationId(row.organizationId), before);
}

interface PageOwner {
  userId: string | null;
  teamId: string | null;
}

/** Returns the owner that the body names, or else the present one. */
const pickOwner = (row: Bookpage, { belongs_to: user, team }: BookpageUpdate): PageOwner => {
  if (user) return { userId: user, teamId: null };
  return team ? { userId: null, teamId: team } : { userId: row.userId, teamId: row.teamId };
};

/** Removes the hosts of a page that leaves its team, and the calendars of one that changes its owner. */
const excludeOwnerSettings = (
  { hosts, target_calendar, blocking_calendars, ...settings }: PageSettings,
  row: Bookpage,
  { userId, teamId }: PageOwner,
): PageSettings => ({
  ...settings,
  ...(teamId === row.teamId && omitUndefined({ hosts })),
  ...(userId === row.userId && omitUndefined({ target_calendar, blocking_calendars })),
});

async function updateRow(
  tx: Db,
  row: Bookpage,
  body: BookpageUpdate & { owner: PageOwner; uploaded: string | undefined },
  pointer: string,
) {
  const { belongs_to: _, team: __, nickname: slug, owner, custom: settings, uploaded, ...columns } = body;
  const remaining = excludeOwnerSettings(row.settings as PageSettings, row, owner);
  const changed = {
    ...omitUndefined({ ...columns, slug }),
    settings: mergePageSettings(remaining, settings, pointer, uploaded),
  };
  assertUnlocked(listLockedPageFields(row.locked), row, changed, pointer);
  try {
    const updated = await tx.bookpage.update({
      where: toRowKey(row.organizationId, row.id),
      data: { ...changed, ...owner, v: { increment: 1 } },
    });
    if (updated.slug !== row.slug) await reservePageSlug(tx, updated, pointer, row.slug);
    return updated;
  } catch (error) {
    throw toBookpageProblem(error, pointer) ?? error;
  }
}

/** Switches the page's types to their owner's main availability. The caller holds the lock of the page. */
async function detachAvailabilities(tx: Db, { organizationId, id: bookpageId }: Bookpage): Promise<void> {
  await tx.appointmentType.updateMany({
    where: { organizationId, bookpageId, availabilityId: { not: null } },
    data: { availabilityId: null, v: { increment: 1 } },
  });
}
