import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { createUser } from "@/lib/domain/people/users/create-user";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { loadBookablePage } from "./load-bookable-page";
import { loadPublicPage } from "./load-public-page";
import type { BookablePage, PublicPage } from "./public-page";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const range = { from: NOW, to: asInstant(NOW + 31 * DAY) };
const organization = asOrganizationId(generateId());
let owner: string;
let bookpage: string;

/** Loads the page and checks that `loadBookablePage` returns the same settings. */
async function at(slug: string, type: string | null = null, minutes: number | null = null) {
  const address = { slug, type, minutes };
  const page = await loadPublicPage(test.db, address, range);
  expect(await loadBookablePage(test.db, address)).toEqual(page && toSettings(page));
  return page;
}

function toSettings({ absences: _, hosts: __, ...page }: PublicPage): BookablePage {
  const types = page.types.map(({ hosts: _, ...type }) => type);
  const { hosts: _hosts, ...type } = page.type ?? { hosts: null };
  return {
    ...page,
    people: page.people.map(({ absences: _, ...person }) => person),
    type: "slug" in type ? type : null,
    types,
  };
}

beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
  const { answer } = await createUser(
    test.db,
    organization,
    {
      organization,
      user: { email: "jane@example.com", first_name: "Jane", last_name: "Doe", timezone: "Europe/Paris" },
      availability: { days: { monday: { slots: [{ start_time: "09:00", end_time: "17:00" }] } } },
      bookpage: { nickname: "Jane.Doe", message: "Hello", custom: { duration: 45 } },
    },
    NOW,
  );
  owner = answer.user._id;
  const settings = { duration: 45, title_label: "About" };
  const slug = "jane.doe";
  await test.db.bookpage.updateMany({ where: { slug }, data: { settings } });
  ({ id: bookpage } = await test.db.bookpage.findFirstOrThrow({ where: { slug } }));
  const main = await test.db.availability.findFirstOrThrow({ where: { userId: owner } });
  const own = await test.db.availability.create({
    data: {
      id: generateId(),
      organizationId: organization,
      userId: owner,
      timezone: "Asia/Tokyo",
      createdAt: new Date(),
      days: main.days as object,
    },
  });
  const type = { organizationId: organization, bookpageId: bookpage };
  await test.db.appointmentType.createMany({
    data: [
      { ...type, id: generateId(), name: "Call", slug: "call", settings: { duration: 15 } },
      { ...type, id: generateId(), name: "Visit", slug: "visit", public: false, availabilityId: own.id },
      { ...type, id: generateId(), name: "Old", slug: "old", active: false },
    ],
  });
});

describe("loadPublicPage", () => {
  it("finds a page by slug in any case, with owner, hours and public types", {
    tags: "main",
  }, async () => {
    const page = await at("JANE.DOE");
    expect(page).toMatchObject({
      organization,
      slug: "Jane.Doe",
      message: "Hello",
      duration: 45,
      owner: { id: owner, name: "Jane Doe", firstName: "Jane", timezone: "Europe/Paris", language: "en" },
      hosts: [{ schedule: { zone: "Europe/Paris" }, meetings: [] }],
      type: null,
    });
    expect(page?.types.map(({ slug, duration }) => [slug, duration])).toEqual([["call", 15]]);
  });

  it("takes the duration from the path, the type or the page", async () => {
    expect((await at("jane.doe", null, 20))?.duration).toBe(20);
    expect((await at("jane.doe", "call"))?.duration).toBe(15);
    expect((await at("jane.doe", "visit"))?.duration).toBe(45);
  });

  it("opens an unlisted type by its address, with its own hours", async () => {
    const page = await at("jane.doe", "visit");
    expect(page).toMatchObject({ type: { name: "Visit" }, hosts: [{ schedule: { zone: "Asia/Tokyo" } }] });
    expect(page?.settings.title_label).toBe("About");
  });

  it("returns null for an unknown slug, an inactive type and an inactive page", async () => {
    expect(await at("unknown")).toBeNull();
    expect(await at("jane.doe", "old")).toBeNull();
    await test.db.bookpage.updateMany({ where: { id: bookpage }, data: { active: false } });
    expect(await at("jane.doe")).toBeNull();
    await test.db.bookpage.updateMany({ where: { id: bookpage }, data: { active: true } });
  });

  it("returns the owner's absences with substitutes", async () => {
    const columns = { organizationId: organization, updatedAt: new Date() };
    const bo = {
      ...columns,
      id: generateId(),
      calendarListId: generateId(),
      timezone: "UTC",
      firstName: "Bo",
    };
    await test.db.user.create({ data: bo });
    const page = { ...columns, userId: bo.id, slug: "bo", active: true };
    await test.db.bookpage.create({ data: { ...page, id: generateId() } });
    await test.db.bookpage.create({ data: { ...page, id: generateId(), slug: "bo.2", secondary: true } });
    const absence = (startDate: string, endDate: string, label = "", insteadUserId: string | null = null) =>
      test.db.absence.create({
        data: { ...columns, id: generateId(), userId: owner, startDate, endDate, label, insteadUserId },
      });
    await absence("2031-08-04", "2031-08-15", "Sea", bo.id);
    await absence("2031-02-20", "2031-03-01");
    await absence("2031-02-20", "2031-02-28");
    const [first, second, ...others] = (await at("jane.doe"))?.absences ?? [];
    const instead = { slug: "bo", first_name: "Bo", last_name: null };
    expect(first).toEqual({ start_date: "2031-02-20", end_date: "2031-03-01", label: "", instead: null });
    expect(second).toEqual({ start_date: "2031-08-04", end_date: "2031-08-15", label: "Sea", instead });
    expect(others).toEqual([]);
    await test.db.bookpage.updateMany({ where: { slug: "bo" }, data: { active: false } });
    expect((await at("jane.doe"))?.absences[1]?.instead).toBeNull();
  });

  it("lists a team's members in order without suspended ones, and closes a suspended owner's page", async () => {
    const columns = { organizationId: organization, updatedAt: new Date() };
    const person = { ...columns, calendarListId: "", timezone: "Asia/Tokyo" };
    const [cy, di, ed] = [generateId(), generateId(), generateId()];
    await test.db.user.createMany({
      data: [
        { ...person, id: cy, calendarListId: generateId(), firstName: "Cy" },
        { ...person, id: di, calendarListId: generateId(), firstName: "Di" },
        { ...person, id: ed, calendarListId: generateId(), firstName: "Ed", suspendedAt: new Date() },
      ],
    });
    const team = await test.db.team.create({
      data: { ...columns, id: generateId(), externalId: "support", name: "Support" },
    });
    await test.db.teamMember.createMany({
      data: [owner, di, cy, ed].map((userId, memberPosition) => ({
        organizationId: organization,
        teamId: team.id,
        userId,
        member: true,
        memberPosition,
      })),
    });
    for (const [slug, owner] of [
      ["support", { teamId: team.id }],
      ["ed", { userId: ed }],
    ] as const) {
      const id = generateId();
      await test.db.bookpage.create({ data: { ...columns, ...owner, id, slug, active: true } });
      await test.pool.query(
        "INSERT INTO directory (kind, value, organization_id, id) VALUES ('nickname', $1, $2, $3)",
        [slug, organization, id],
      );
    }
    const found = await at("support");
    expect(found?.people.map(({ id }) => id)).toEqual([owner, di, cy]);
    expect(found?.zones).toEqual(["Europe/Paris", null, null]);
    expect(await at("ed")).toMatchObject({ isClosed: true, people: [{ id: ed }] });
  });

  it("loads only the owner's meetings in the range", async () => {
    await test.pool.query(
      `INSERT INTO events (id, organization_id, title, timezone, key_store_id, email, updated_at)
       SELECT lpad(to_hex(n), 24, '0'), $1, 'x', 'UTC', 'k', 'e', now() FROM generate_series(1, 20000) n`,
      [organization],
    );
    await test.pool.query(
      `INSERT INTO reservations (event_id, host_id, organization_id, starts_at, ends_at)
       SELECT lpad(to_hex(n), 24, '0'), $2, $1, $3::timestamptz + n * interval '1 hour', $3::timestamptz + n * interval '1 hour' + interval '30 min'
         FROM generate_series(1, 20000) n`,
      [organization, owner, new Date(NOW)],
    );
    await test.pool.query("ANALYZE");
    const page = await loadPublicPage(
      test.db,
      { slug: "jane.doe", type: null, minutes: null },
      { from: NOW, to: asInstant(NOW + DAY) },
    );
    expect(page?.hosts[0]?.meetings).toHaveLength(23);
    expect(page?.hosts[0]?.meetings[0]).toEqual({ start: NOW + 3_600_000, end: NOW + 5_400_000 });
  });
});
