import { request as httpRequest } from "node:http";
import { createEmptyOrganization } from "../support/create-organization";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { runSql } from "../support/run-sql";

/** Returns the target of a redirect, and its cache policy. */
async function fetchRedirect(baseURL: string, path: string, init: RequestInit = {}) {
  const response = await fetch(baseURL + path, { redirect: "manual", ...init });
  return `${response.status} ${response.headers.get("location")} ${response.headers.get("cache-control")}`;
}

test("a renamed page redirects from its old address until another page takes it", {
  tag: "@main",
}, async ({ page, baseURL: base, host, api }) => {
  const baseURL = base ?? "";
  const robin = await host();
  const [old, now] = [robin.nickname, makeStoryName("renamed")];
  await api("POST", `/v2/bookpages/${old}/types`, { name: "Advice", handle: "advice" });
  await page.goto(`/${old}`);
  await api("PUT", `/v2/bookpages/${old}`, { nickname: now });
  await api("PUT", `/v2/bookpages/${now}/types/advice`, { handle: "counsel" });

  for (const [path, target] of [
    [`/${old}`, `/${now}`],
    [`/${old.toUpperCase()}?embed&tz=Asia/Tokyo`, `/${now}?embed&tz=Asia/Tokyo`],
    [`/${old}/60?lang=fr`, `/${now}/60?lang=fr`],
    [`/${old}/types/counsel`, `/${now}/types/counsel`],
    [`/${old}.md`, `/${now}.md`],
    [`/${old}/page.json`, `/${now}/page.json`],
    [`/${old}/slots.json?timezone=Asia/Tokyo`, `/${now}/slots.json?timezone=Asia/Tokyo`],
    [`/${now}/types/advice?month=2031-03`, `/${now}/types/counsel?month=2031-03`],
  ])
    expect(await fetchRedirect(baseURL, path ?? ""), path).toBe(`308 ${target} no-store`);
  const form = {
    method: "POST",
    body: "cn=Ada",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  };
  expect(await fetchRedirect(baseURL, `/${old}/book`, form)).toBe(`308 /${now}/book no-store`);
  const slots = await fetch(`${baseURL}/${old}/slots.json`, { headers: { origin: "https://shop.example" } });
  expect([slots.status, slots.url]).toEqual([200, `${baseURL}/${now}/slots.json`]);

  await page.goto(`/${old}/types/advice?lang=de`);
  await expect(page).toHaveURL(`/${now}/types/counsel?lang=de`);
  await expect(page.getByRole("heading", { name: "Advice" }).first()).toBeVisible();

  const successor = await host();
  await api("PUT", `/v2/bookpages/${successor.nickname}`, { nickname: old });
  expect(await fetchRedirect(baseURL, `/${old}`)).toMatch(/^200 null /);
  const gone = { method: "DELETE", headers: { authorization: getDemo().api_key } };
  expect((await fetch(`${baseURL}/v2/bookpages/${now}/types/counsel`, gone)).ok).toBe(true);
  expect(await fetchRedirect(baseURL, `/${now}/types/advice`)).toMatch(/^404 null /);
});

test("locators and forms redirect from their old addresses", async ({ baseURL: base, api }) => {
  const baseURL = base ?? "";
  const [old, now] = [makeStoryName("shops"), makeStoryName("stores")];
  const locator = await api<{ _id: string }>("POST", "/v2/locators", { handle: old, title: "Shops" });
  const form = await api<{ _id: string }>("POST", "/v2/forms", { handle: old, title: { en: "Where to" } });
  await api("PUT", `/v2/locators/${locator._id}`, { handle: now });
  await api("PUT", `/v2/forms/${form._id}`, { handle: now });
  expect(await fetchRedirect(baseURL, `/locators/${old}?near=Bonn`)).toBe(
    `308 /locators/${now}?near=Bonn no-store`,
  );
  expect(await fetchRedirect(baseURL, `/forms/${old}`)).toBe(`308 /forms/${now} no-store`);
  await api("DELETE", `/v2/locators/${locator._id}`);
  expect(await fetchRedirect(baseURL, `/locators/${old}`)).toMatch(/^404 null /);
});

test("an old address redirects at its organisation's domain, and at no other", async ({ baseURL: base }) => {
  const baseURL = base ?? "";
  const [old, now, domain] = [
    makeStoryName("anna"),
    makeStoryName("anne"),
    `${makeStoryName("meet")}.example`,
  ];
  const made = await createEmptyOrganization("Elm & Co", `${makeStoryName("boss")}@elm.example`);
  const sendRequest = async (method: string, path: string, body: unknown) => {
    const headers = { authorization: made.api_key, "content-type": "application/json" };
    const response = await fetch(baseURL + path, { method, headers, body: JSON.stringify(body) });
    expect(response.ok, path).toBe(true);
    return response.json();
  };
  await sendRequest("POST", "/v2/bookpages", { nickname: old, belongs_to: made.admin._id });
  await sendRequest("PUT", `/v2/bookpages/${old}`, { nickname: now });
  const { _id: id } = await sendRequest("POST", "/v2/domains", { domain });
  await runSql(
    "UPDATE page_domains SET status = 'verified', main = true, verified_at = now() WHERE id = $1",
    [id],
  );
  await runSql(
    `INSERT INTO directory (kind, value, organization_id, id)
     SELECT 'domain', domain, organization_id, id FROM page_domains WHERE id = $1`,
    [id],
  );
  const at = (host: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      httpRequest(baseURL + path, { headers: { host } }, (response) => {
        response.resume();
        resolve(`${response.statusCode} ${response.headers.location}`);
      })
        .on("error", reject)
        .end();
    });
  expect(await at(domain, `/${old}?embed`)).toBe(`308 /${now}?embed`);
  expect(await fetchRedirect(baseURL, `/${old}`)).toMatch(/^308 /);
});
