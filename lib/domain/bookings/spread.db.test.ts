import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { createUser } from "@/lib/domain/people/users/create-user";
import { generateId } from "@/lib/platform/db/generate-id";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { bookSlot } from "./book-slot";
import { loadPublicPage } from "./load-public-page";
import type { PublicPage } from "./public-page";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const NINE = asInstant(Date.UTC(2031, 2, 10, 8)); // Monday 09:00 in Paris
const organization = asOrganizationId(generateId());

let crowd: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  crowd = openDatabase(test.url, { poolSize: 40 });
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
});
afterAll(() => crowd.close());

/** Creates a page for meetings of an hour, every 20 minutes; its owner's hours are 9 to 12 on Mondays. */
async function createPage(spread: PublicPage["settings"]["spread"]) {
  const slug = `page-${generateId()}`;
  await createUser(
    test.db,
    organization,
    {
      organization,
      user: { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" },
      availability: { days: { monday: { slots: [{ start_time: "09:00", end_time: "12:00" }] } } },
      bookpage: { nickname: slug, custom: { auto_confirm: true, duration: 60, step: 20, spread } },
    },
    NOW,
  );
  const range = { from: NOW, to: asInstant(NOW + 20 * 24 * 60 * MINUTE) };
  return (await loadPublicPage(test.db, { slug, type: null, minutes: null }, range)) as PublicPage;
}

const book = (page: PublicPage, start: Instant, index: number) =>
  bookSlot(
    crowd.db,
    page,
    {
      starts: [start],
      name: "Ana Silva",
      email: `guest${index}@example.com`,
      places: [],
      invitees: [],
      timezone: "Europe/Paris",
      lang: "en" as const,
      thirdParty: null,
      formId: generateId(),
      addressConfirmed: false,
    },
    NOW,
  );

const STARTS = Array.from({ length: 7 }, (_, index) => asInstant(NINE + index * 20 * MINUTE));

describe("a tidy page under sixty concurrent bookers", () => {
  it("takes exactly as many as fit, and leaves no gap", { timeout: 60_000, tags: "main" }, async () => {
    const page = await createPage({ rule: "tidy" });
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        // A booker whose time is gone takes the nearest of those that are still offered.
        let start: Instant | undefined = STARTS[(index * 3) % STARTS.length];
        while (start !== undefined) {
          const result = await book(page, start, index);
          if (result.outcome !== "taken") return result.outcome;
          start = result.nearest.find((one) => one >= NINE && one < NINE + 180 * MINUTE);
        }
        return "taken";
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(3);
    const reserved = await test.db.reservation.findMany({
      where: { hostId: page.owner.id },
      orderBy: { startsAt: "asc" },
    });
    const minutes = reserved.map(({ startsAt }) => (startsAt.getTime() - NINE) / MINUTE);
    expect(minutes).toEqual([0, 60, 120]);
  });
});

describe("a page with a spread", () => {
  it("refuses a free time that it does not offer, and names those that it does", async () => {
    const page = await createPage({ rule: "first_of_day", count: 2 });
    const late = await book(page, STARTS[6] as Instant, 1);
    expect(late).toMatchObject({ outcome: "taken", nearest: expect.arrayContaining([STARTS[0], STARTS[1]]) });
    expect((await book(page, STARTS[1] as Instant, 2)).outcome).toBe("booked");
  });
});
