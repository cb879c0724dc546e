import { expect, it } from "vitest";
import {
  type EventRow,
  findDetailedEvent,
  listEventRows,
  withPageDetails,
  withParts,
} from "@/lib/domain/events/event-rows";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { registerApp } from "../support/locators";
import { createTestHost, createTestPage, createTestType } from "../support/users";

const api = createTestApi();

it("the rows of events equal those that Prisma reads, with every part, instant and byte", {
  tags: "main",
}, async () => {
  const acme = await api.tenant();
  const app = await registerApp(acme);
  const event = await createTestEvent(acme, await createTestHost(acme), {
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
  const bare = await createTestEvent(acme, "unknown@example.com");
  const robin = await createTestHost(acme);
  const booked = await createTestEvent(acme, robin, {
    bookpage: true,
    dates: [DATE],
    confirmed: { flag: true },
  });
  const page = await createTestPage(acme, robin._id, { custom: { ask_phone: true } });
  const type = await createTestType(acme, page.nickname, { name: "Long talk" });
  await api.db.event.updateMany({
    where: { id: booked._id },
    data: { bookpageId: page._id, appointmentTypeId: type._id },
  });

  const organization = asOrganizationId(acme.id);
  for (const { _id: id } of [event, bare, booked]) {
    const [{ creatorVersion, ...row } = expect.fail()] = await listEventRows(api.db, organization, [id]);
    const read = await api.db.event.findFirstOrThrow({ where: { id }, include: withParts });
    expect(row).toEqual(withBuffers(read));
    expect(creatorVersion).toBe(id === bare._id ? null : 0);
    const framed = await api.db.event.findFirstOrThrow({ where: { id }, include: withPageDetails });
    expect(await findDetailedEvent(api.db, organization, id)).toEqual(withBuffers(framed));
  }
  const other = await api.tenant();
  expect(await listEventRows(api.db, asOrganizationId(other.id), [event._id, generateId()])).toEqual([]);
});

/** Converts Prisma's byte arrays to buffers. */
const withBuffers = <Row extends EventRow>(row: Row) => ({
  ...row,
  invitees: row.invitees.map((invitee) => ({ ...invitee, keyHash: Buffer.from(invitee.keyHash) })),
  messages: row.messages.map(({ mailHash, ...rest }) => ({
    ...rest,
    mailHash: mailHash && Buffer.from(mailHash),
  })),
});
