import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { hasIfMatch } from "@/lib/domain/contracts/contract";
import { createTestApi, requestApi } from "../support/api";
import { registerFullFixture, registerTenantFixture } from "../support/fixtures";
import { createDeletableFixtures, orderDeletionsLast } from "../support/full-fixture/deletions";
import { SAMPLES } from "../support/full-fixture/samples";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi();

const acme = registerTenantFixture(api);
const fixture = registerFullFixture(acme);

const writes = orderDeletionsLast(CONTRACTS.filter(hasIfMatch));

const pickDeletable = createDeletableFixtures(api);

describe("ETag", () => {
  it("changes with every update, and only then", { tags: "main" }, async () => {
    const host = await createTestHost(acme);
    const path = `/v2/users/${host._id}`;
    const first = (await acme.get(path)).headers.get("etag");
    expect((await acme.get(path)).headers.get("etag")).toBe(first);
    await acme.put(path, { user: { first_name: "Ana" } });
    expect((await acme.get(path)).headers.get("etag")).not.toBe(first);
  });

  it("lets a client check whether its version is current", async () => {
    const { user, availability, bookpage, event } = fixture;
    const paths = [
      "/v2/auth/test",
      `/v2/users/${user._id}`,
      `/v2/users/${user._id}/availabilities`,
      `/v2/users/${user._id}/availabilities/${availability._id}`,
      `/v2/users/${user._id}/bookpage`,
      `/v2/bookpages/${bookpage.nickname}`,
      `/v2/events/${event._id}`,
    ];
    for (const path of paths) {
      const etag = (await acme.get(path)).headers.get("etag") as string;
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
        const response = await acme.get(path, { "if-none-match": known });
        expect([response.status, response.body, response.headers.get("etag")]).toEqual([304, null, etag]);
      }
      expect((await acme.get(path, { "if-none-match": '"x"' })).status).toBe(200);
    }
  });
});

describe("If-Match", () => {
  it.each(writes)(
    "with an old version returns 412 and changes nothing: $method $path",
    async ({ name, method }) => {
      const deletable = method === "DELETE" ? await pickDeletable(name) : null;
      const sample = SAMPLES[name]?.call(deletable?.fixture ?? fixture);
      const { path, body } = sample as NonNullable<typeof sample>;
      const { key } = deletable?.tenant ?? acme;
      const send = (etag: string) =>
        requestApi(method, path, { body, headers: { authorization: key, "if-match": etag } });
      const refused = await send('"65f0c1a2b3c4d5e6f7a8b9c0-0"');
      expect([refused.status, refused.body.code]).toEqual([412, "precondition_failed"]);
      const current = refused.headers.get("etag") as string;
      expect(current).toMatch(/^"[0-9a-f]{24}-\d+"$/);
      expect((await send(`"other", ${current}`)).status).toBeLessThan(300);
    },
  );

  it("lets one of two writers with the same version win", { tags: "main" }, async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id);
    const path = `/v2/bookpages/${page.nickname}`;
    const etag = (await acme.get(path)).headers.get("etag") as string;
    const responses = await Promise.all(
      ["one", "two", "three"].map((message) => acme.put(path, { message }, { "if-match": etag })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect((await acme.get(path)).body.__v).toBe(1);
  });

  it("with * matches any version", async () => {
    const host = await createTestHost(acme);
    expect((await acme.put(`/v2/users/${host._id}`, {}, { "if-match": "*" })).status).toBe(200);
  });
});
