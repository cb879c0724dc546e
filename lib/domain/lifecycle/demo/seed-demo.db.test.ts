import { beforeAll, expect, it } from "vitest";
import { withTransaction } from "@/lib/platform/db/client";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { seedDemo } from "./seed-demo";

const test = createTestDatabase();

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

it("seedDemo seeds an office of three with pages, appointment types, a team, a locator and upcoming meetings", {
  tags: "main",
}, async () => {
  const demo = await withTransaction(test.db, (tx) => seedDemo(tx));
  expect(demo.users.map(({ nickname: slug }) => slug)).toEqual(["amara", "diego", "katharina"]);
  expect(demo.admin.email).toBe(demo.users[0]?.email);
  const types = await test.db.appointmentType.findMany({ include: { availability: true } });
  expect(types.map(({ slug, availability }) => [slug, availability?.userId])).toEqual([
    ["erstgespraech", undefined],
    ["planung-im-detail", demo.users[2]?._id],
  ]);
  const locations = await test.db.location.findMany({ where: { locatorId: demo.locator } });
  const pages = new Set(locations.map(({ link }) => link?.split("/")[1]));
  expect([locations.length, ...pages]).toEqual([10, ...demo.users.map(({ nickname: slug }) => slug)]);
  const reservations = await test.db.reservation.findMany();
  expect(reservations).toHaveLength(6);
  expect(await test.db.vote.count({ where: { yes: true, invitee: { userId: null } } })).toBe(6); // the guests who have booked
  for (const { startsAt } of reservations) expect(startsAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
});
