import type { Instant } from "@/lib/core/time/instant";
import { createAvailability } from "@/lib/domain/availability/availabilities/create-availability";
import { createAppointmentType } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import { createLocator } from "@/lib/domain/locators/create-locator";
import { createLocation } from "@/lib/domain/locators/locations/create-location";
import { createTeam } from "@/lib/domain/people/teams/create-team";
import { createUser } from "@/lib/domain/people/users/create-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createDemoMeetings } from "./create-demo-meetings";
import { type DemoNames, toDemoLink } from "./demo-names";
import { DEMO_LOCATIONS, DEMO_LOCATOR } from "./locator";
import { DEMO_PEOPLE, DEMO_TYPES } from "./people";

export interface DemoUser {
  _id: string;
  email: string;
  nickname: string;
}

interface SeededOrganization {
  users: DemoUser[];
  team: string;
  locator: string;
  events: string[];
}

/** Seeds an organisation with a small architects' office. */
export async function seedOrganization(
  tx: Db,
  organization: OrganizationId,
  names: DemoNames,
  now: Instant,
): Promise<SeededOrganization> {
  const users = await createUsers(tx, organization, names, now);
  const [admin, , german] = users as [DemoUser, DemoUser, DemoUser];
  await createTypes(tx, organization, german, now);
  const { _id: team } = await createTeam(tx, organization, {
    extid: names.toExtid("design"),
    name: "Design team",
    members: users.map(({ _id }) => _id),
    admins: [admin._id],
    public: true,
  });
  const emails = users.map(({ email }) => email);
  const events = await createDemoMeetings(tx, { organization, emails }, now);
  return { users, team, events, locator: await createLocations(tx, organization, names) };
}

async function createUsers(tx: Db, organization: OrganizationId, names: DemoNames, now: Instant) {
  const users: DemoUser[] = [];
  for (const { user, bookpage, ...rest } of DEMO_PEOPLE) {
    const email = names.toEmail(user.email as string);
    const slug = names.toName(bookpage.nickname);
    const body = {
      ...rest,
      organization,
      user: { ...user, email },
      bookpage: { ...bookpage, nickname: slug },
    };
    const { answer } = await createUser(tx, organization, body, now);
    users.push({ _id: answer.user._id, email, nickname: slug });
  }
  await tx.user.updateMany({
    where: { organizationId: organization, id: { in: users.map(({ _id }) => _id) } },
    data: { emailConfirmedAt: new Date(now) },
  });
  return users;
}

async function createTypes(tx: Db, organization: OrganizationId, owner: DemoUser, now: Instant) {
  for (const { availability: hours, ...type } of DEMO_TYPES) {
    const created = hours && (await createAvailability(tx, organization, owner._id, hours, now));
    await createAppointmentType(tx, organization, owner.nickname, { ...type, availability: created?._id });
  }
}

async function createLocations(tx: Db, organization: OrganizationId, names: DemoNames): Promise<string> {
  const { handle: slug, no_results, ...rest } = DEMO_LOCATOR;
  const { button } = no_results;
  const { _id: locator } = await createLocator(tx, organization, {
    ...rest,
    handle: names.toName(slug),
    no_results: { ...no_results, button: { ...button, link: toDemoLink(names, button.link) } },
  });
  for (const location of DEMO_LOCATIONS) {
    const link = toDemoLink(names, location.link);
    await createLocation(tx, organization, locator, { ...location, link }, null);
  }
  return locator;
}
