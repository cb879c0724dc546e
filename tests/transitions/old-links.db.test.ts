import { expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findTeamPage } from "@/lib/domain/lifecycle/old-links/find-team-page";
import { OLD_LINK_VISITS, storeOldLinkVisits } from "@/lib/domain/lifecycle/old-links/old-link-visits";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi();

it("lists links to other tools in texts of pages, by file and line", { tags: "main" }, async () => {
  const acme = await api.tenant();
  const other = await api.tenant();
  const host = await createTestHost(acme);
  const page = await createTestPage(acme, host._id, {
    message: "Welcome.\nThe long call is at https://calendly.com/ana/long.",
  });
  const { status, body } = await acme.get("/v2/old_links");
  expect(status).toBe(200);
  expect(body).toEqual({
    links: [
      {
        path: `pages/${page.nickname}.yaml`,
        line: expect.any(Number),
        url: "https://calendly.com/ana/long",
        kind: "pages",
        resource: page._id,
        name: page.nickname,
        type: null,
      },
    ],
    sites: [],
  });
  expect((await other.get("/v2/old_links")).body).toEqual({ links: [], sites: [] });
});

it("names the appointment type that has the link", async () => {
  const acme = await api.tenant();
  const host = await createTestHost(acme);
  const page = await createTestPage(acme, host._id);
  for (const [handle, description] of [
    ["intro", "Or book at https://cal.com/ana/intro"],
    ["long", "An hour"],
  ])
    await acme.post(`/v2/bookpages/${page.nickname}/types`, {
      ...{ handle, name: handle, description, custom: { duration: 30 } },
    });
  expect((await acme.get("/v2/old_links")).body.links).toMatchObject([
    { url: "https://cal.com/ana/intro", name: page.nickname, type: "intro" },
  ]);
});

const visit = (tenant: Tenant, site: string, day = "2026-11-30") =>
  OLD_LINK_VISITS.add({ organization: asOrganizationId(tenant.id), site, day: day as LocalDate }, () => {});

it("counts the visits of each website by old paths, with the day of the last one", async () => {
  const acme = await api.tenant();
  visit(acme, "https://shop.example/contact", "2026-11-29");
  visit(acme, "https://shop.example/contact");
  visit(acme, "https://blog.example", "2026-11-01");
  await storeOldLinkVisits(api.db);
  visit(acme, "https://shop.example/contact", "2026-11-28"); // written later, by another process
  await storeOldLinkVisits(api.db);
  expect((await acme.get("/v2/old_links")).body.sites).toEqual([
    { site: "https://shop.example/contact", visits: 3, last_visit: "2026-11-30" },
    { site: "https://blog.example", visits: 1, last_visit: "2026-11-01" },
  ]);
  expect((await (await api.tenant()).get("/v2/old_links")).body.sites).toEqual([]);
});

it("stores a bounded number of websites, as anybody can name some", async () => {
  const acme = await api.tenant();
  for (let round = 0; round < 11; round++) {
    for (let index = 0; index < 25; index++) visit(acme, `https://spam-${round}-${index}.example`);
    await storeOldLinkVisits(api.db);
    if (round === 0) expect((await acme.get("/v2/old_links")).body.sites).toHaveLength(20);
  }
  visit(acme, "https://spam-0-0.example");
  await storeOldLinkVisits(api.db);
  const { sites } = (await acme.get("/v2/old_links")).body;
  expect(sites).toHaveLength(200);
  expect(sites[0]).toMatchObject({ site: "https://spam-0-0.example", visits: 2 });
});

it("finds the page of a team by the path of Cal.com", async () => {
  const acme = await api.tenant();
  const host = await createTestHost(acme);
  const name = `sales-${acme.id.slice(-6)}`;
  for (const [nickname, handle] of [
    [`${name}-team`, "demo"],
    [`${name}-team-2`, "board"],
  ]) {
    await createTestPage(acme, host._id, { nickname, secondary: nickname?.endsWith("-2") });
    await acme.post(`/v2/bookpages/${nickname}/types`, { handle, name: handle, custom: { duration: 30 } });
  }
  const find = (type: string) => findTeamPage(api.db, name, type);
  expect([await find("demo"), await find("board"), await find("gone")]).toEqual([
    `${name}-team`,
    `${name}-team-2`,
    null,
  ]);
});
