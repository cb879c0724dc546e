import { beforeAll, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { BookingFormDraft } from "@/lib/pages/booking/booking-form-draft";
import { parseBookingValues } from "@/lib/pages/booking/parse-booking-form";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { findFormDraft, storeFormDraft } from "./form-draft";

const test = createTestDatabase();

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

const draft: BookingFormDraft = {
  values: { ...parseBookingValues(new FormData()), name: "Zoë" },
  issues: [{ field: "email", text: "emailMissing" }],
  taken: [asInstant(0)],
  nearest: [],
};

it("a form draft is found only by its token", { tags: "main" }, async () => {
  const token = await storeFormDraft(test.db, draft);
  expect(await findFormDraft(test.db, token)).toEqual(draft);
  expect(await findFormDraft(test.db, `${token.slice(1)}A`)).toBeNull();
});

it("a form draft is stored encrypted", async () => {
  await storeFormDraft(test.db, draft);
  const rows = await test.db.formDraft.findMany();
  const stored = Buffer.concat(rows.map(({ sealed }) => sealed));
  // Longer words, as two letters occur by chance in one of a hundred random texts.
  for (const word of ["Zoë", "email", "emailMissing"]) expect(stored.includes(word)).toBe(false);
});

it("a form draft expires after an hour and is then deleted", async () => {
  const token = await storeFormDraft(test.db, draft);
  await test.db.formDraft.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  expect(await findFormDraft(test.db, token)).toBeNull();
  await storeFormDraft(test.db, draft);
  expect(await test.db.formDraft.count()).toBe(1);
});
