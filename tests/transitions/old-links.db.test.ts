import { expect, it } from "vitest";
import { createTestApi } from "../support/api";
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
  expect(body.links).toEqual([
    {
      path: `pages/${page.nickname}.yaml`,
      line: expect.any(Number),
      url: "https://calendly.com/ana/long",
    },
  ]);
  expect((await other.get("/v2/old_links")).body).toEqual({ links: [] });
});
