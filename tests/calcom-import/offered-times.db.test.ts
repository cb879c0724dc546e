import { describe, expect, it } from "vitest";
import { HOUR } from "@/lib/core/time/instant";
import { importCalcom } from "@/lib/domain/lifecycle/calcom-import/import-calcom";
import { NOTHING_STORED } from "@/lib/domain/lifecycle/tool-import/response-store";
import { createTestApi } from "../support/api";
import { buildCalcomBooking, buildCalcomCompany, buildCalcomType } from "../support/build-calcom-company";
import type { CalcomCompany } from "../support/calcom-company";
import { findCalcomStarts } from "../support/find-calcom-starts";
import { startCalcomServer } from "../support/start-calcom-server";

const api = createTestApi();

async function run(company: CalcomCompany) {
  const server = await startCalcomServer(company);
  try {
    return await importCalcom({
      token: "cal_live_1",
      origin: server.url,
      openStore: async () => NOTHING_STORED,
    });
  } finally {
    server.close();
  }
}

function buildCompany(domain: string): CalcomCompany {
  const company = buildCalcomCompany({ people: 3, domain });
  const [ana, ben] = company.people;
  if (!ana || !ben) throw new Error("no people");
  // Cal.com begins at 09:15 then, as the first multiple of the step.
  for (const schedule of ben.schedules)
    schedule.availability = [{ days: ["Monday", "Thursday"], startTime: "09:10", endTime: "12:00" }];
  ana.eventTypes.push(
    buildCalcomType(901, { slug: "long", lengthInMinutes: 45, slotInterval: null, bookingWindow: null }),
    buildCalcomType(902, {
      ...{ slug: "autumn", scheduleId: 10_001, slotInterval: 20 },
      bookingWindow: { type: "businessDays", value: 10, rolling: false },
    }),
  );
  company.bookings = [0, 1, 26, 50, 75].map((index) => buildCalcomBooking(index, { host: ana, type: 301 }));
  return company;
}

describe("the times that Cal.com offers", { timeout: 60_000 }, () => {
  it("are the same here, start for start, with an alignment that its API does not tell", {
    tags: "main",
  }, async () => {
    const { files, report } = await run(buildCompany("same.example.com"));
    for (const { of, times, differs } of report.sections.filter((one) => one.of !== "organisation")) {
      expect(times.compared, of).toBeGreaterThan(20);
      expect([of, times.same]).toEqual([of, times.compared]);
      expect(
        differs.filter(({ what }) => what.includes("offered times") && !what.includes("autumn")),
      ).toEqual([]);
    }
    const page = files.find(({ path }) => path === "pages/same-person-1.yaml")?.text;
    expect(page).toContain("align: 15");
    const tenant = await api.tenant();
    const plan = await tenant.post("/v2/plans", { files });
    expect(plan.status, JSON.stringify(plan.body).slice(0, 400)).toBe(201);
    expect((await tenant.post(`/v2/plans/${plan.body._id}/apply`, {})).status).toBe(200);
    expect((await tenant.post("/v2/plans", { files })).body.changes).toEqual([]);
  });

  it("are named with the rule that forbids them here, or as times that Cal.com does not offer", async () => {
    const company = buildCompany("differs.example.com");
    company.bookings = [];
    company.findStarts = (type, from, to) => {
      const starts = findCalcomStarts(company, type, from, to);
      if (type === 302) return starts.slice(2); // a calendar that its API does not show
      return type === 303 ? [...starts, (starts[0] ?? 0) + 11 * HOUR].sort((a, b) => a - b) : starts;
    };
    const { report } = await run(company);
    const listNotes = (index: number) =>
      report.sections
        .find(({ of }) => of === `person${index}@differs.example.com`)
        ?.differs.filter(({ what }) => what === "intro: offered times")
        .map(({ why }) => why);
    expect(listNotes(1)).toEqual([
      expect.stringMatching(/^2 times on \d days are offered here and not by Cal\.com, for no rule/),
    ]);
    expect(listNotes(2)).toEqual([
      expect.stringMatching(/^1 times of Cal\.com are not offered here, by the rules \w+.*: \d{4}-/),
    ]);
  });
});
