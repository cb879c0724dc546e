import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { makeSandboxNames } from "./demo-names";
import { DEMO_LOCATOR } from "./locator";
import { DEMO_PEOPLE } from "./people";

const NAMES = makeSandboxNames("");

/** More than the demo has; users of the sandbox may have added some. */
const MOST_EVENTS = 100;

/** Finds the demo in a sandbox by its users; null: none of them exists. */
export async function findDemo(tx: Db, sandbox: OrganizationId) {
  const emails = DEMO_PEOPLE.map(({ user }) => NAMES.toEmail(user.email as string));
  const people = await tx.user.findMany({
    where: { organizationId: sandbox, email: { in: emails } },
    select: { id: true, email: true, bookpages: { where: { secondary: false }, select: { slug: true } } },
    orderBy: { email: "asc" },
  });
  if (people.length === 0) return null;
  const team = await tx.team.findFirst({
    where: { organizationId: sandbox, externalId: NAMES.toExtid("design") },
    select: { id: true },
  });
  const locator = await tx.locator.findFirst({
    where: { organizationId: sandbox, slug: { startsWith: NAMES.toName(DEMO_LOCATOR.handle) } },
    select: { id: true, slug: true },
  });
  const events = await tx.event.findMany({
    where: { organizationId: sandbox, createdByUserId: { in: people.map(({ id }) => id) } },
    select: { id: true },
    orderBy: { id: "asc" },
    take: MOST_EVENTS,
  });
  return {
    users: people.map(({ id, email, bookpages: [page] }) => ({
      _id: id,
      email: email as string,
      nickname: page?.slug ?? null,
    })),
    team: team?.id ?? null,
    locator: locator && { _id: locator.id, handle: locator.slug },
    events: events.map(({ id }) => id),
  };
}
