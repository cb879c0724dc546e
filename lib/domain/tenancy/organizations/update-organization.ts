import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { hasColumnChanges } from "@/lib/platform/db/has-column-changes";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { lockOrganization } from "./lock-organization";
import { getOrganization } from "./queries";
import type { OrganizationBody } from "./schema";

export function updateOrganization(
  db: Db,
  id: OrganizationId,
  body: OrganizationBody,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, id);
    const before = await getOrganization(tx, id);
    precondition.check({ id, v: before.__v });
    if (!hasColumnChanges(before, omitUndefined(body))) return before;
    await tx.organization.update({
      where: { id },
      data: {
        ...omitUndefined({
          name: body.name,
          lang: body.lang,
          timezone: body.timezone,
          hourCycle: body.hour_cycle,
          accent: body.accent,
          footer: body.footer,
          privacyUrl: body.privacy_url,
          imprintUrl: body.imprint_url,
          credit: body.credit,
          confirmBookers: body.confirm_bookers,
          openPolls: body.open_polls,
          weekStart: body.week_start,
          blockedGuests: body.blocked_guests,
        }),
        v: { increment: 1 },
      },
    });
    return getOrganization(tx, id);
  });
}
