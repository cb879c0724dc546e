import { beforeAll, expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { readFormValues } from "@/lib/pages/booking/booking-form";
import type { BookingFormDraft } from "@/lib/pages/booking/booking-form-draft";
import { testDatabase } from "@/lib/platform/db/testing/test-database";
import { keepFormDraft, readFormDraft } from "./form-draft";

const test = testDatabase();

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

const draft: BookingFormDraft = {
  values: { ...readFormValues(new FormData()), name: "Zoë" },
  issues: [{ field: "email", text: "emailMissing" }],
  taken: [instant(0)],
  nearest: [],
};

it("a draft of a form gives back what was kept, to who has the token alone", { tags: "main" }, async () => {
  const token = await keepFormDraft(test.db, draft);
  expect(await readFormDraft(test.db, token)).toEqual(draft);
  expect(await readFormDraft(test.db, `${token.slice(1)}A`)).toBeNull();
});

it("a draft of a form keeps nothing readable in the database", async () => {
  await keepFormDraft(test.db, draft);
  const rows = await test.db.formDraft.findMany();
  const stored = Buffer.concat(rows.map(({ sealed }) => sealed));
  // Words of some length: two letters stand by chance in one of a hundred random texts.
  for (const word of ["Zoë", "email", "emailMissing"]) expect(stored.includes(word)).toBe(false);
});

it("a draft of a form forgets after an hour and clears away what expired", async () => {
  const token = await keepFormDraft(test.db, draft);
  await test.db.formDraft.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  expect(await readFormDraft(test.db, token)).toBeNull();
  await keepFormDraft(test.db, draft);
  expect(await test.db.formDraft.count()).toBe(1);
});
