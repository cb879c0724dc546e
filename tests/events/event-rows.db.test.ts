import { expect, it } from "vitest";
import {
  type EventRow,
  readEventRows,
  readFramedEvent,
  withFrame,
  withParts,
} from "@/lib/domain/events/event-rows";
import { newId } from "@/lib/platform/db/id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { testApi } from "../support/api";
import { createEvent, DATE } from "../support/events";
import { createBookpage, createHost, createType } from "../support/people";
import { registerApp } from "../support/places";

const api = testApi();

it("are the rows that Prisma reads, with every part, instant and byte", { tags: "main" }, async () => {
  const acme = await api.tenant();
  const app = await registerApp(acme);
  const event = await createEvent(acme, await createHost(acme), {
    dates: [DATE, { date: "2031-03-11T09:00:00.250", end_date: "2031-03-11T10:00:00" }],
    places: [{ name: "Office", address: "14 Tanner Street" }, { name: "Video call" }],
    invitees: [{ email: "ana@example.com", full_name: "Ana “É” \\ Silva" }, { email: "bo@example.com" }],
    messages: [{ body: 'Two\nlines, "quotes"' }, { body: "2031-03-10T09:00:00Z" }],
    third_party: { app: app._id, group_ids: ["one", "two, three"], name: "Board" },
  });
  await acme.post(`/v2/events/${event._id}/declines`, { invitee: "bo@example.com" });
  const [{ _id: message }] = event.messages;
  await api.db.eventMessage.updateMany({
    where: { id: message },
    data: { mailHash: Buffer.from([0, 9, 255]) },
  });
  const bare = await createEvent(acme, "nobody@example.com");
  const robin = await createHost(acme);
  const booked = await createEvent(acme, robin, { bookpage: true, dates: [DATE], confirmed: { flag: true } });
  const page = await createBookpage(acme, robin._id, { custom: { ask_phone: true } });
  const type = await createType(acme, page.nickname, { name: "Long talk" });
  await api.db.event.updateMany({
    where: { id: booked._id },
    data: { bookpageId: page._id, appointmentTypeId: type._id },
  });

  const organization = asOrganizationId(acme.id);
  for (const { _id: id } of [event, bare, booked]) {
    const [{ creatorVersion, ...row } = expect.fail()] = await readEventRows(api.db, organization, [id]);
    const read = await api.db.event.findFirstOrThrow({ where: { id }, include: withParts });
    expect(row).toEqual(withBuffers(read));
    expect(creatorVersion).toBe(id === bare._id ? null : 0);
    const framed = await api.db.event.findFirstOrThrow({ where: { id }, include: withFrame });
    expect(await readFramedEvent(api.db, organization, id)).toEqual(withBuffers(framed));
  }
  const other = await api.tenant();
  expect(await readEventRows(api.db, asOrganizationId(other.id), [event._id, newId()])).toEqual([]);
});

/** Prisma gives bytes as plain arrays of them. */
const withBuffers = <Row extends EventRow>(row: Row) => ({
  ...row,
  invitees: row.invitees.map((invitee) => ({ ...invitee, keyHash: Buffer.from(invitee.keyHash) })),
  messages: row.messages.map(({ mailHash, ...rest }) => ({
    ...rest,
    mailHash: mailHash && Buffer.from(mailHash),
  })),
});
