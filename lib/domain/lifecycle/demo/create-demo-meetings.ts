import { findSlots } from "@/lib/core/slots/find-slots";
import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { createEvent } from "@/lib/domain/events/create-event";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { DEMO_MEETINGS, DEMO_PEOPLE } from "./people";

interface Hosts {
  organization: OrganizationId;
  /** Addresses of the demo's users, in order. */
  emails: readonly string[];
}

/** Creates the upcoming meetings of the demo: confirmed ones, and a poll in planning. */
export async function createDemoMeetings(tx: Db, hosts: Hosts, now: Instant): Promise<string[]> {
  const ids: string[] = [];
  for (const meeting of DEMO_MEETINGS) ids.push((await createMeeting(tx, hosts, meeting, now))._id);
  ids.push((await createPoll(tx, hosts, now))._id);
  return ids;
}

async function createMeeting(
  tx: Db,
  { organization, emails }: Hosts,
  { host, slot, title, full_name, email }: (typeof DEMO_MEETINGS)[number],
  now: Instant,
) {
  const owner = emails[host] as string;
  const duration = DEMO_PEOPLE[host]?.bookpage.custom?.duration ?? 30;
  const until = asInstant(now + 14 * DAY);
  const [person] = await loadHosts(tx, organization, { emails: [owner] }, { from: now, to: until });
  const starts = person
    ? findSlots({ hosts: [person.host], match: "all", duration, from: now, to: until, now })
    : [];
  const start = starts[slot] as Instant;
  const event = await createEvent(
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
  const [date] = event.dates;
  const guest = event.invitees.find((invitee) => invitee.email === email);
  if (date && guest) {
    const ids = { organizationId: organization, eventId: event._id, dateId: date._id, inviteeId: guest._id };
    await tx.vote.create({ data: { id: generateId(), ...ids, yes: true } }); // who has booked goes
  }
  return event;
}

async function createPoll(tx: Db, { organization, emails }: Hosts, now: Instant) {
  const morning = asInstant(Math.floor(now / DAY) * DAY + 9 * HOUR);
  const [first, ...others] = emails as [string, ...string[]];
  return createEvent(
    tx,
    organization,
    {
      title: "Riverside house: materials workshop",
      created_by: { email: first },
      timezone: "Europe/London",
      dates: [6, 7, 8].map((days) => ({
        date: formatIso(morning + days * DAY),
        end_date: formatIso(morning + days * DAY + 90 * MINUTE),
      })),
      places: [{ name: "Our studio", address: "14 Tanner Street, London SE1 3LD" }, { name: "Video call" }],
      invitees: [
        ...others.map((email) => ({ email })),
        { full_name: "Noor Haddad", email: "noor@riverside.example" },
      ],
      messages: [{ body: "Which of these mornings works for everyone? Samples will be on the table." }],
    },
    now,
  );
}

const formatIso = (at: number) => new Date(at).toISOString();
