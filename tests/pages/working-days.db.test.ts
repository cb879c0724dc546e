import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

describe("A page's horizon in working days", () => {
  it("skips days without hours and absences, and the explanation suggests a longer one", {
    tags: "main",
  }, async () => {
    const host = await createTestHost(acme, {});
    const { nickname } = await createTestPage(acme, host._id, {
      custom: { duration: 60, auto_confirm: true, working_days_after: 2 },
    });
    const listDays = async (days: string) => {
      const { body } = await acme.get(`/v2/slots/days?page=${nickname}&${days}`);
      return Object.keys(body.days);
    };
    const { body: all } = await acme.get(`/v2/slots/next?page=${nickname}`);
    const today = new Date(Date.parse(all.slots[0].start.dateTime)).toISOString().slice(0, 10);
    const addDays = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const range = `from=${today}&to=${addDays(20)}`;
    const before = await listDays(range);
    const last = before.at(-1) ?? "";
    await acme.post(`/v2/users/${host._id}/absences`, { start_date: last, end_date: last });
    const after = await listDays(range);
    expect(after).not.toContain(last);
    expect(after).toHaveLength(before.length);
    expect((after.at(-1) ?? "") > last).toBe(true);

    const { body: explained } = await acme.get(
      `/v2/slots/explain?page=${nickname}&start=${addDays(20)}T09:00`,
    );
    expect(explained.reasons.map(({ rule }: { rule: string }) => rule)).toContain("working_days");
    const booked = await acme.post("/v2/bookings", {
      page: nickname,
      start: `${addDays(20)}T09:00`,
      attendee: { name: "Ana", email: "ana@mail.example" },
    });
    expect(booked.status).toBe(409);
  });

  it.each([-1, 366, 1.5, "three"])("of %j is refused by field", async (days) => {
    const host = await createTestHost(acme, {});
    const { status, body } = await acme.post("/v2/bookpages", {
      user: host._id,
      nickname: `w-${host._id}`,
      custom: { working_days_after: days },
    });
    expect([status, body.errors[0].pointer]).toEqual([400, "/custom/working_days_after"]);
  });
});
