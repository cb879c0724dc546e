import type { Db } from "@/lib/db/client";
import type { User } from "@/lib/db/generated/client";
import { bookerOf } from "@/lib/events/booker-of";
import type { EventVisitor } from "@/lib/events/load-event-page";
import { isLanguage, type Language } from "@/lib/i18n/languages";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { EmailKey } from "@/lib/preferences/email-keys";
import { NEVER_CHOSEN, type StoredPreferences, withDefaults } from "@/lib/preferences/merge-preferences";
import { fullNameOf } from "@/lib/users/serialize";
import type { Notice } from "./notices";

export interface Reader {
  role: "host" | "booker" | "guest" | "team";
  /** The event as this reader sees it; null for a team's admin who takes no part in it. */
  visitor: EventVisitor | null;
  email: string;
  name: string | null;
  lang: Language;
  zone: string;
  /** The team whose admin this is. */
  team: string | null;
}

/** Who gets this notice: participants who want it (guests without an account always do), then admins of teams. */
export async function findReaders(
  db: Db,
  organization: OrganizationId,
  visitors: readonly EventVisitor[],
  notice: Notice,
): Promise<Reader[]> {
  const readers = await findParticipants(db, organization, visitors, notice, wantsMail);
  const known = new Set(visitors.flatMap(({ email }) => email ?? []));
  const admins = await findTeamAdmins(db, organization, visitors[0]?.event.createdByUserId ?? null, notice);
  return [...readers, ...admins.filter(({ email }) => !known.has(email))];
}

type Preferences = ReturnType<typeof withDefaults>;

const wantsMail = ({ email }: Preferences, key: EmailKey | "always") => key === "always" || email[key];

/** The participants of whom `wants` says so, by their preferences; guests have the defaults. */
export async function findParticipants(
  db: Db,
  organization: OrganizationId,
  visitors: readonly EventVisitor[],
  notice: Notice,
  wants: (chosen: Preferences, key: EmailKey | "always") => boolean,
): Promise<Reader[]> {
  const ids = visitors.flatMap(({ userId }) => userId ?? []);
  const users = await db.user.findMany({
    where: { id: { in: ids }, organizationId: organization },
    include: { preferences: { select: { email: true, push: true } } },
  });
  return visitors
    .filter((visitor) => isTold(visitor, notice))
    .flatMap((visitor): Reader[] => {
      const key = visitor.su ? notice.host : notice.invitees;
      const user = users.find(({ id }) => id === visitor.userId);
      const chosen = withDefaults((user?.preferences ?? NEVER_CHOSEN) as StoredPreferences);
      const email = user?.email ?? visitor.email;
      if (!key || !email || !wants(chosen, key)) return [];
      const { event } = visitor;
      const locale = user?.language ?? visitor.locale ?? event.lang;
      return [
        {
          role: visitor.su ? "host" : visitor.id === bookerOf(event)?.id ? "booker" : "guest",
          visitor,
          email,
          name: (user && fullNameOf(user)) ?? visitor.fullName,
          lang: isLanguage(locale) ? locale : "en",
          zone: user?.timezone ?? visitor.timezone ?? event.timezone,
          team: null,
        },
      ];
    });
}

/** Who declined hears no more of the event, unless they ask. */
const isTold = ({ id, event }: EventVisitor, { kind, only, except }: Notice): boolean =>
  (only === undefined || only === id) &&
  id !== except &&
  (kind === "link" || !event.declines.some(({ inviteeId }) => inviteeId === id));

/** Admins of the teams that the host is a member of, where the team wants such mails (spec 2.4). */
async function findTeamAdmins(
  db: Db,
  organization: OrganizationId,
  host: string | null,
  { team: key, only }: Notice,
): Promise<Reader[]> {
  if (!key || !host || only) return [];
  const teams = await db.team.findMany({
    where: {
      organizationId: organization,
      people: { some: { userId: host, member: true } },
      adminPreferences: { email: { path: [key], equals: true } },
    },
    select: { name: true, people: { where: { admin: true }, include: { user: true } } },
    orderBy: { id: "asc" },
  });
  const readers = teams.flatMap(({ name, people }) => people.flatMap(({ user }) => adminReader(user, name)));
  return readers.filter(({ email }, index) => readers.findIndex((other) => other.email === email) === index);
}

function adminReader(user: User, team: string): Reader[] {
  if (!user.email) return [];
  return [
    {
      role: "team",
      visitor: null,
      email: user.email,
      name: fullNameOf(user),
      lang: isLanguage(user.language) ? user.language : "en",
      zone: user.timezone,
      team,
    },
  ];
}
