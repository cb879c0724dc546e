import { z } from "zod";
import type { NoteSubject } from "../import-notes/report-note";
import { createTryRead, type TryRead } from "../tool-import/create-try-read";
import type { CalcomAccount, CalcomPeople, CalcomPerson } from "./calcom-account";
import { type CalcomClient, VERSIONS } from "./calcom-client";
import { readOffers } from "./read-offers";
import * as resources from "./resources";

const byId = ({ id }: { id: number }) => id;

/** Reads the owner of the key, before anything that was stored is used. */
export async function readOwner(client: CalcomClient): Promise<resources.CalcomUser> {
  const { body } = await client.fetchFresh({ path: "/v2/me" });
  return client.parse(z.object({ data: resources.calcomUser }), body, "/v2/me").data;
}

/** Reads all that can be imported. Continues where an earlier run with the same store stopped. */
export async function readAccount(client: CalcomClient, owner: resources.CalcomUser): Promise<CalcomAccount> {
  const unreadable: NoteSubject[] = [];
  const tryRead = createTryRead(unreadable);
  const people = await readPeople(client, owner, tryRead);
  const schedules = await readSchedules(client, owner, people, tryRead);
  const bookings = await tryRead({ topic: "meetings" }, [], () => readBookings(client, people));
  const offers = await readOffers(client, people, unreadable);
  return { ...people, schedules, bookings, offers, unreadable };
}

/** Reads the bookings to come, with the people and event types that they name. Continues like `readAccount`. */
export async function readComingBookings(client: CalcomClient, owner: resources.CalcomUser) {
  const people = await readPeople(client, owner, createTryRead([]));
  return { ...people, bookings: await readBookings(client, people) };
}

/** Reads the members of the organisation, or of the teams of the key's owner. */
export async function readPeople(
  client: CalcomClient,
  owner: resources.CalcomUser,
  tryRead: TryRead,
): Promise<CalcomPeople> {
  const id = owner.organizationId ?? null;
  const members =
    id === null
      ? null
      : await tryRead({ topic: "other_people" }, null, () =>
          client.list(resources.membership, { path: `/v2/organizations/${id}/memberships` }, byId),
        );
  const organization = members ? id : null;
  const teams = members ? [] : await readTeams(client, tryRead);
  const people = new Map([[owner.id, toOwner(owner)]]);
  for (const member of [...(members ?? []), ...teams.flatMap(({ memberships }) => memberships)])
    if (member.accepted && !people.has(member.userId)) people.set(member.userId, toPerson(member));
  for (const { userId, role, user } of members ?? []) {
    const person = people.get(userId);
    if (person) people.set(userId, { ...person, role, name: person.name || (user.name ?? "") });
  }
  const personalTypes: CalcomPeople["personalTypes"] = [];
  for (const { id: user, username } of people.values())
    if (username) {
      const query = { username, ...(id !== null && { orgId: String(id) }) };
      const request = { path: "/v2/event-types", query, version: VERSIONS.eventTypes };
      const types = await tryRead({ subject: username, topic: "event_types" }, [], () =>
        client.listAtOnce(resources.eventType, request),
      );
      personalTypes.push(
        ...types.filter(({ teamId }) => teamId == null).map((type) => ({ owner: user, type })),
      );
    }
  const teamTypes =
    organization === null
      ? teams.flatMap(({ types }) => types)
      : await tryRead({ topic: "team_types" }, [], () => {
          const path = `/v2/organizations/${organization}/teams/event-types`;
          return client.list(resources.eventType, { path, version: VERSIONS.eventTypes }, byId);
        });
  return { organization, people: [...people.values()], personalTypes, teamTypes };
}

async function readTeams(client: CalcomClient, tryRead: TryRead) {
  const teams = await tryRead({ topic: "teams" }, [], () =>
    client.listAtOnce(resources.team, { path: "/v2/teams" }),
  );
  const read = [];
  for (const { id, name, slug } of teams) {
    const path = `/v2/teams/${id}`;
    const memberships = await tryRead({ subject: name, topic: "members" }, [], () =>
      client.list(resources.membership, { path: `${path}/memberships` }, byId),
    );
    const request = { path: `${path}/event-types`, version: VERSIONS.eventTypes };
    const types = await tryRead({ subject: name, topic: "event_types" }, [], () =>
      client.listAtOnce(resources.eventType, request),
    );
    read.push({ memberships, types: types.map((type) => ({ ...type, team: { name, slug } })) });
  }
  return read;
}

const toOwner = ({ id, email, name, username, timeZone, locale }: resources.CalcomUser): CalcomPerson => ({
  id,
  email,
  name: name ?? "",
  username: username ?? null,
  timezone: timeZone ?? null,
  locale: locale ?? null,
  role: null,
});

const toPerson = ({ userId, user }: resources.Membership): CalcomPerson => ({
  id: userId,
  email: user.email,
  name: user.name ?? "",
  username: user.username ?? null,
  timezone: null,
  locale: null,
  role: null,
});

/** Reads the schedules of everybody in the organisation, or else those of the owner alone. */
async function readSchedules(
  client: CalcomClient,
  owner: resources.CalcomUser,
  { organization, people }: CalcomPeople,
  tryRead: TryRead,
): Promise<ReadonlyMap<number, readonly resources.Schedule[]>> {
  const version = VERSIONS.schedules;
  const all =
    organization === null
      ? null
      : await tryRead({ topic: "other_hours" }, null, () =>
          client.list(
            resources.schedule,
            { path: `/v2/organizations/${organization}/schedules`, version },
            byId,
          ),
        );
  const rows = all ?? (await client.listAtOnce(resources.schedule, { path: "/v2/schedules", version }));
  const readable = all ? people.map(({ id }) => id) : [owner.id];
  return new Map(readable.map((user) => [user, rows.filter(({ ownerId }) => ownerId === user)]));
}

/** Reads requests as well, so that they are named in the report. */
export function readBookings(
  client: CalcomClient,
  { organization }: CalcomPeople,
): Promise<resources.Booking[]> {
  const path = organization === null ? "/v2/bookings" : `/v2/organizations/${organization}/bookings`;
  const query = { status: "upcoming,recurring,unconfirmed", sortStart: "asc" };
  const request = { path, query, key: "bookings to come", version: VERSIONS.bookings };
  return client.list(resources.booking, request, ({ uid }) => uid);
}
