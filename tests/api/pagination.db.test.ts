import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  const user = await createTestUser(acme);
  for (let made = 1; made < 7; made++) await createTestUser(acme);
  for (let made = 0; made < 7; made++)
    await createTestEvent(acme, user, { title: made % 2 ? "odd" : "even" });
});

/** Reads all pages by the Link header. */
async function readAll(first: string) {
  const pages: string[][] = [];
  for (let path: string | null = first; path; ) {
    const { status, body, headers } = await acme.get(path);
    expect(status).toBe(200);
    pages.push(body.map(({ _id }: { _id: string }) => _id));
    const link = headers.get("link");
    if (!link) break;
    const [, next] = /^<(https:\/\/meet\.example\.com\/[^>]+)>; rel="next"$/.exec(link) ?? [];
    expect(next).toBeDefined();
    path = (next as string).replace("https://meet.example.com", "");
  }
  return pages;
}

describe.each(["/v2/users", "/v2/events"])("%s", (path) => {
  it("returns the newest first, all on one page by default", { tags: "main" }, async () => {
    const [page, ...more] = await readAll(path);
    expect(page).toEqual(page?.toSorted().toReversed());
    expect([page?.length, more.length]).toEqual([7, 0]);
  });

  it.each([1, 2, 3, 6, 7, 8])("pages by %i to the end, each entry once", async (limit) => {
    const pages = await readAll(`${path}?limit=${limit}`);
    expect(pages.map(({ length }) => length)).toEqual(
      Array.from({ length: Math.ceil(7 / limit) }, (_, page) => Math.min(limit, 7 - page * limit)),
    );
    expect(pages.flat()).toEqual((await readAll(path))[0]);
  });

  it.each(["0", "1001", "-1", "1.5", "x", ""])("rejects the limit %j", async (limit) => {
    const response = await acme.get(`${path}?limit=${limit}`);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].pointer).toBe("/limit");
  });

  it("accepts limits up to 1000", async () => {
    expect((await acme.get(`${path}?limit=1000`)).status).toBe(200);
  });

  it.each(["x", "NjVmMGMxYTJiM2M0", "../../etc"])("rejects the cursor %j", async (cursor) => {
    expect(listErrorCodes(await acme.get(`${path}?cursor=${cursor}`))).toEqual(["/cursor invalid_value"]);
  });
});

it("a cursor keeps the filters on every page", async () => {
  const pages = await readAll("/v2/events?limit=2&q=^even$");
  expect(pages.map(({ length }) => length)).toEqual([2, 2]);
});

it("a cursor is unaffected by entries created meanwhile", async () => {
  const first = await acme.get("/v2/events?limit=3");
  await createTestEvent(acme, "other@example.com", { title: "late" });
  const next = /<[^>]*\/v2([^>]*)>/.exec(first.headers.get("link") ?? "")?.[1];
  const second = await acme.get(`/v2${next}`);
  expect(second.body.map(({ title }: { title: string }) => title)).not.toContain("late");
  expect(second.body[0]._id < first.body[2]._id).toBe(true);
});
