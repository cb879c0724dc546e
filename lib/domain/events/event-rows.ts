import type { Db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRows } from "@/lib/platform/db/rows";
import { parseParts, selectFrom, selectPart, selectParts } from "@/lib/platform/db/select-from";
import { defineStatement, formatAnyOf, type Statement } from "@/lib/platform/db/statement";

const ROOM_FIELDS = ["id", "firstName", "lastName", "capacity", "place"] as const;
const room = { select: { id: true, firstName: true, lastName: true, capacity: true, place: true } } as const;
const byPosition = { orderBy: { position: "asc" } } as const;
const byTime = { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } as const;

export const withParts = {
  createdByUser: { select: { firstName: true, lastName: true, email: true, pictureUrl: true } },
  room,
  dates: byPosition,
  places: byPosition,
  invitees: byPosition,
  messages: { orderBy: [...byTime.orderBy] },
  declines: { orderBy: [...byTime.orderBy] },
  votes: { orderBy: [...byTime.orderBy] },
} satisfies Prisma.EventInclude;

export const withPageDetails = {
  ...withParts,
  createdByUser: true,
  page: { select: { slug: true, active: true, settings: true } },
  appointmentType: { select: { name: true, slug: true, active: true, settings: true } },
} satisfies Prisma.EventInclude;

export type EventRow = Prisma.EventGetPayload<{ include: typeof withParts }>;

/** An event with all that its page shows: the host, the booking page and the appointment type. */
export type DetailedEvent = Prisma.EventGetPayload<{ include: typeof withPageDetails }>;

const buildSelectList = (table: string, fields: Record<string, string>, ...order: string[]) =>
  selectParts(
    table,
    fields,
    "p.organization_id = $1 AND p.event_id = t.id",
    order.map((field) => `r."${field}"`).join(", "),
  );

const EVENT_PARTS = {
  dates: buildSelectList("event_dates", Prisma.EventDateScalarFieldEnum, "position"),
  places: buildSelectList("event_places", Prisma.EventPlaceScalarFieldEnum, "position"),
  invitees: buildSelectList("invitees", Prisma.InviteeScalarFieldEnum, "position"),
  messages: buildSelectList("event_messages", Prisma.EventMessageScalarFieldEnum, "createdAt", "id"),
  declines: buildSelectList("declines", Prisma.DeclineScalarFieldEnum, "createdAt", "id"),
  votes: buildSelectList("votes", Prisma.VoteScalarFieldEnum, "createdAt", "id"),
};

const toFieldMap = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, field]));

const isCreator = "p.organization_id = $1 AND p.id = t.created_by_user_id";
const isRoom = "p.organization_id = $1 AND p.id = t.room_id";

type StoredEvent = EventRow & { creatorVersion: number | null };

const EVENTS = defineStatement<StoredEvent>(
  selectFrom("events", Prisma.EventScalarFieldEnum, {
    ...EVENT_PARTS,
    createdByUser: selectPart("users", toFieldMap("firstName", "lastName", "email", "pictureUrl"), isCreator),
    room: selectPart("users", toFieldMap(...ROOM_FIELDS), isRoom),
    creatorVersion: `(SELECT p.v FROM users p WHERE ${isCreator})`,
  }),
);

const FRAMED_EVENTS = defineStatement<DetailedEvent>(
  selectFrom("events", Prisma.EventScalarFieldEnum, {
    ...EVENT_PARTS,
    createdByUser: selectPart("users", Prisma.UserScalarFieldEnum, isCreator),
    room: selectPart("users", toFieldMap(...ROOM_FIELDS), isRoom),
    page: selectPart(
      "bookpages",
      toFieldMap("slug", "active", "settings"),
      "p.organization_id = $1 AND p.id = t.bookpage_id",
    ),
    appointmentType: selectPart(
      "appointment_types",
      toFieldMap("name", "slug", "active", "settings"),
      "p.organization_id = $1 AND p.id = t.appointment_type_id",
    ),
  }),
);

/** Lists events with all their parts, as Prisma reads them with `withParts`; unknown ids are left out. */
export const listEventRows = (db: Db, organization: OrganizationId, ids: readonly string[]) =>
  listRowsWithParts(db, EVENTS, organization, ids);

/** Finds an event as Prisma reads it with `withPageDetails`; null for an unknown id. */
export async function findDetailedEvent(db: Db, organization: OrganizationId, id: string) {
  const [event] = await listRowsWithParts(db, FRAMED_EVENTS, organization, [id]);
  return event ?? null;
}

/** Lists events as Prisma reads them with `withPageDetails`; unknown ids are left out. */
export const listDetailedEvents = (db: Db, organization: OrganizationId, ids: readonly string[]) =>
  listRowsWithParts(db, FRAMED_EVENTS, organization, ids);

async function listRowsWithParts<Row extends EventRow>(
  db: Db,
  events: Statement<Row>,
  organization: OrganizationId,
  ids: readonly string[],
): Promise<Row[]> {
  const rows = await listRows(db, events, organization, (param) => [`t.id = ${formatAnyOf(param(ids))}`]);
  for (const row of rows) {
    for (const part of Object.keys(EVENT_PARTS) as (keyof typeof EVENT_PARTS)[]) parseParts(row[part]);
    if (row.createdByUser) parseParts([row.createdByUser]);
  }
  return rows;
}
