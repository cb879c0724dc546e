import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { isLanguage } from "@/lib/platform/i18n/languages";

/** Finds the reader of a direct message, in their language and zone; null if the user is gone or suspended. */
export async function findDirectReader(
  db: Db,
  organization: OrganizationId,
  userId: string,
  visitors: readonly EventVisitor[] = [],
): Promise<MailReader | null> {
  const user = await db.user.findFirst({ where: { organizationId: organization, id: userId } });
  if (!user || user.suspendedAt) return null;
  const visitor = visitors.find((one) => one.userId === userId && !one.hasLeft) ?? null;
  const { hour_cycle: hourCycle, name: organizationName } = await getBranding(db, organization);
  return {
    // Further hosts see no addresses of bookers, as in their mails.
    role: visitor?.isOrganizer ? "host" : "team",
    visitor,
    email: user.email ?? "",
    name: formatFullName(user),
    lang: isLanguage(user.language) ? user.language : "en",
    zone: user.timezone,
    hourCycle,
    organizationName,
    team: null,
  };
}

/** Builds the reader of a channel: in the organisation's language, without addresses and answers of bookers. */
export async function getChannelReader(
  db: Db,
  organization: OrganizationId,
  zone: string | null,
): Promise<MailReader> {
  const { lang, timezone } = await db.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { lang: true, timezone: true },
  });
  const { hour_cycle: hourCycle, name: organizationName } = await getBranding(db, organization);
  return {
    role: "team",
    visitor: null,
    email: "",
    name: null,
    lang: isLanguage(lang) ? lang : "en",
    zone: zone ?? timezone ?? "UTC",
    hourCycle,
    organizationName,
    team: null,
  };
}
