import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
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
const MONDAY_NINE = asInstant(Date.UTC(2031, 2, 10, 8)); // in Paris
const organization = asOrganizationId(generateId());

let crowd: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  crowd = openDatabase(test.url, { poolSize: 40 });
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
});
afterAll(() => crowd.close());

/** Creates a page for meetings of an hour; its owner's hours are 9 to 12 from Monday to Friday. */
async function createPage(focus: object) {
  const slug = `page-${generateId()}`;
  const hours = { slots: [{ start_time: "09:00", end_time: "12:00" }] };
  const days = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
  await createUser(
    test.db,
    organization,
    {
      organization,
      user: { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" },
      availability: { days, focus },
      bookpage: { nickname: slug, custom: { auto_confirm: true, duration: 60 } },
    },
    NOW,
  );
  const range = { from: NOW, to: asInstant(NOW + 20 * DAY) };
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

describe("a host who keeps two mornings of five free, under sixty concurrent bookers", () => {
  it("gets meetings on three mornings, all of them full", { timeout: 60_000, tags: "main" }, async () => {
    const page = await createPage({ blocks: [{ per: "week", count: 2, minutes: 180 }] });
    const starts = Array.from({ length: 15 }, (_, i) =>
      asInstant(MONDAY_NINE + Math.floor(i / 3) * DAY + (i % 3) * 60 * MINUTE),
    );
    const isOfWeek = (start: Instant) => start >= MONDAY_NINE && start < MONDAY_NINE + 5 * DAY;
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        // A booker whose time is gone takes the nearest of the week's that are still offered.
        let start: Instant | undefined = starts[(index * 7) % starts.length];
        while (start !== undefined) {
          const result = await book(page, start, index);
          if (result.outcome !== "taken") return result.outcome;
          start = result.nearest.find(isOfWeek);
        }
        return "taken";
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(9);
    const reserved = await test.db.reservation.findMany({ where: { hostId: page.owner.id } });
    const days = new Set(reserved.map(({ startsAt }) => Math.floor((+startsAt - MONDAY_NINE) / DAY)));
    expect([reserved.length, days.size]).toEqual([9, 3]);
  });
});
