import { removePicture } from "@/lib/domain/tenancy/pictures/keep-picture";
import { findUploaded } from "@/lib/domain/tenancy/pictures/picture-address";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { checkNamed } from "./check-named";
import { bookpageClash, takeNickname } from "./create-bookpage";
import type { CustomSettings } from "./custom";
import { followPlaces } from "./follow-places";
import { leaveTemplate } from "./leave-template";
import { lockedOfPage } from "./locked-groups";
import { mergePageCustom } from "./merge-custom";
import { refuseLocked } from "./refuse-locked";
import type { BookpageUpdate } from "./schema";
import { tellOfChange } from "./tell-of-change";
import { unlinkAvailabilities } from "./unlink-availabilities";

/** Writes over a row that is locked. `pointer` leads to the page in the body, `uploaded` is a cover that was just kept. */
export async function changeBookpage(
  tx: Db,
  found: Bookpage,
  body: BookpageUpdate,
  { pointer = "", uploaded }: { pointer?: string; uploaded?: string } = {},
) {
  const owner = pickOwner(found, body);
  // A team has hosts to name and members whose calendars count: no template says anything of those.
  const row = owner.teamId !== null && found.templateId ? await leaveTemplate(tx, found) : found;
  if (owner.userId !== row.userId) await unlinkAvailabilities(tx, row);
  await checkChange(tx, row, body, pointer);
  const updated = await writeBookpage(tx, row, { ...body, owner, uploaded }, pointer);
  await removeCoverBefore(tx, row, updated);
  await followPlaces(tx, asOrganizationId(row.organizationId), row.userId, row, updated);
  await tellOfChange(tx, found, updated);
  return updated;
}

/** Whom and what the page names by then is there, and may be named by its owner. */
export const checkChange = (db: Db, row: Bookpage, body: BookpageUpdate, pointer = ""): Promise<void> => {
  const owner = pickOwner(row, body);
  const isSameOwner = owner.userId === row.userId && owner.teamId === row.teamId;
  const before = isSameOwner ? (row.custom as CustomSettings) : {};
  return checkNamed(db, asOrganizationId(row.organizationId), { ...owner, before }, body.custom, pointer);
};

async function removeCoverBefore(tx: Db, row: Bookpage, updated: Bookpage) {
  const [before, after] = [row, updated].map(({ custom }) => findUploaded((custom as CustomSettings).cover));
  if (before && before !== after) await removePicture(tx, asOrganizationId(row.organizationId), before);
}

interface Owner {
  userId: string | null;
  teamId: string | null;
}

/** Whoever is named; where nobody is, it stays whose it was. */
const pickOwner = (row: Bookpage, { belongs_to: user, team }: BookpageUpdate): Owner => {
  if (user) return { userId: user, teamId: null };
  return team ? { userId: null, teamId: team } : { userId: row.userId, teamId: row.teamId };
};

/**
 * A page that goes from a team to a person, or to another team, has no hosts of its own any more; one that goes to
 * anybody else, no calendars.
 */
const keepOwned = (
  { hosts, target_calendar, blocking_calendars, ...custom }: CustomSettings,
  row: Bookpage,
  { userId, teamId }: Owner,
): CustomSettings => ({
  ...custom,
  ...(teamId === row.teamId && given({ hosts })),
  ...(userId === row.userId && given({ target_calendar, blocking_calendars })),
});

async function writeBookpage(
  tx: Db,
  row: Bookpage,
  body: BookpageUpdate & { owner: Owner; uploaded: string | undefined },
  pointer: string,
) {
  const { belongs_to: _, team: __, owner, custom, uploaded, ...columns } = body;
  const kept = keepOwned(row.custom as CustomSettings, row, owner);
  const changed = { ...given(columns), custom: mergePageCustom(kept, custom, pointer, uploaded) };
  refuseLocked(lockedOfPage(row.locked), row, changed, pointer);
  try {
    const updated = await tx.bookpage.update({
      where: keyOf(row.organizationId, row.id),
      data: { ...changed, ...owner, v: { increment: 1 } },
    });
    if (updated.nickname !== row.nickname) await takeNickname(tx, updated, pointer, row.nickname);
    return updated;
  } catch (error) {
    throw bookpageClash(error, pointer) ?? error;
  }
}
