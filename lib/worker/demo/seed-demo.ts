import { findSlots } from "@/lib/core/slots/find-slots";
import { DAY, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { createApiKey } from "@/lib/domain/api-keys/create-api-key";
import { createAppointmentType } from "@/lib/domain/appointment-types/create-appointment-type";
import { createAvailability } from "@/lib/domain/availabilities/create-availability";
import { findBookpage } from "@/lib/domain/bookpages/queries";
import { requirePerson } from "@/lib/domain/bookpages/require-person";
import { createEvent } from "@/lib/domain/events/create-event";
import { loadHosts } from "@/lib/domain/free-slots/load-hosts";
import { createLocation } from "@/lib/domain/locations/create-location";
import { createLocator } from "@/lib/domain/locators/create-locator";
import { toRoleColumns } from "@/lib/domain/organizations/role";
import { createTeam } from "@/lib/domain/teams/create-team";
import { createUser } from "@/lib/domain/users/create-user";
import { newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { DEMO_MEETINGS, DEMO_PEOPLE, DEMO_TYPES } from "./people";
import { DEMO_LOCATIONS, DEMO_LOCATOR } from "./places";

export interface Demo {
  organization: string;
  api_key: string;
  admin: { _id: string; email: string; password: string };
  users: { _id: string; email: string; nickname: string }[];
  team: string;
  locator: string;
}

/** A small architects' office to try everything with. The key and the password are new each time. */
export async function seedDemo(tx: Db, now: Instant = instant(Date.now())): Promise<Demo> {
  const organization = asOrganizationId(newId());
  await tx.organization.create({
    data: { id: organization, name: "Harbour & Pine Architects", plan: "pro" },
  });
  const password = newToken().slice(0, 16);
  const users: Demo["users"] = [];
  for (const [index, person] of DEMO_PEOPLE.entries()) {
    const email = person.user.email as string;
    const login = index === 0 ? { login: { credentials: { username: email, password } } } : {};
    const { answer } = await createUser(tx, organization, { ...person, ...login, organization }, now);
    users.push({ _id: answer.user._id, email, nickname: person.bookpage.nickname });
  }
  const [admin] = users as [Demo["users"][number]];
  await tx.user.update({ where: keyOf(organization, admin._id), data: toRoleColumns("owner") });
  await tx.user.updateMany({
    where: { organizationId: organization },
    data: { emailConfirmedAt: new Date(now) },
  });
  await createTypes(tx, organization, "katharina", now);
  const { _id: team } = await createTeam(tx, organization, {
    extid: "design",
    name: "Design team",
    members: users.map(({ _id }) => _id),
    admins: [admin._id],
    public: true,
  });
  for (const meeting of DEMO_MEETINGS) await createMeeting(tx, organization, users, meeting, now);
  await createVote(tx, organization, admin.email, now);
  const { key: api_key } = await createApiKey(tx, organization, { name: "Demo" });
  const locator = await createPlaces(tx, organization);
  const { _id, email } = admin;
  return { organization, api_key, admin: { _id, email, password }, users, team, locator };
}

async function createPlaces(tx: Db, organization: OrganizationId): Promise<string> {
  const { _id: locator } = await createLocator(tx, organization, DEMO_LOCATOR);
  for (const location of DEMO_LOCATIONS) await createLocation(tx, organization, locator, location, null);
  return locator;
}

async function createTypes(tx: Db, organization: OrganizationId, nickname: string, now: Instant) {
  const userId = requirePerson(await findBookpage(tx, organization, nickname));
  for (const { availability: hours, ...type } of DEMO_TYPES) {
    const own = hours && (await createAvailability(tx, organization, userId, hours, now));
    await createAppointmentType(tx, organization, nickname, { ...type, availability: own?._id });
  }
}

async function createMeeting(
  tx: Db,
  organization: OrganizationId,
  users: Demo["users"],
  { host, slot, title, full_name, email }: (typeof DEMO_MEETINGS)[number],
  now: Instant,
) {
  const owner = users[host]?.email as string;
  const duration = DEMO_PEOPLE[host]?.bookpage.custom?.duration ?? 30;
  const until = instant(now + 14 * DAY);
  const [person] = await loadHosts(tx, organization, { emails: [owner] }, { from: now, to: until });
  const starts = person
    ? findSlots({ hosts: [person.host], match: "all", duration, from: now, to: until, now })
    : [];
  const start = starts[slot] as Instant;
  await createEvent(
    tx,
    organization,
    {
      title,
      created_by: { email: owner },
      bookpage: true,
      confirmed: { flag: true },
      dates: [{ date: formatIso(start), end_date: formatIso(start + duration * MINUTE) }],
      invitees: [{ full_name, email }],
    },
    now,
  );
}

/** A meeting that is still looking for its time. */
async function createVote(tx: Db, organization: OrganizationId, email: string, now: Instant) {
  const morning = instant(Math.floor(now / DAY) * DAY + 9 * 60 * MINUTE);
  await createEvent(
    tx,
    organization,
    {
      title: "Riverside house: materials workshop",
      created_by: { email },
      timezone: "Europe/London",
      dates: [6, 7, 8].map((days) => ({
        date: formatIso(morning + days * DAY),
        end_date: formatIso(morning + days * DAY + 90 * MINUTE),
      })),
      places: [{ name: "Our studio", address: "14 Tanner Street, London SE1 3LD" }, { name: "Video call" }],
      invitees: [
        ...DEMO_PEOPLE.slice(1).map(({ user }) => ({ email: user.email as string })),
        { full_name: "Noor Haddad", email: "noor@riverside.example" },
      ],
      messages: [{ body: "Which of these mornings works for everyone? Samples will be on the table." }],
    },
    now,
  );
}

const formatIso = (at: number) => new Date(at).toISOString();
