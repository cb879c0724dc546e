import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestHost, createTestPage } from "../support/users";

const SITE = "https://www.harbour.example";

const api = createTestApi({ EMBED_ORIGINS: `${SITE},https://b.example`, RATE_LIMIT_BOOKING: "0" });

let acme: Tenant;
let nickname: string;

beforeAll(async () => {
  acme = await api.tenant();
  ({ nickname } = await createTestPage(acme, (await createTestHost(acme))._id));
});

const sendRequest = (path: string, origin: string) =>
  requestApi("GET", `/${nickname}/${path}`, { headers: { origin } });

describe("scripts of a website that may frame a page", () => {
  it("read the fields and times of the page", { tags: "main" }, async () => {
    for (const path of ["page.json", "slots.json"]) {
      const { status, headers } = await sendRequest(path, SITE);
      expect(status).toBe(200);
      expect(headers.get("access-control-allow-origin")).toBe(SITE);
      expect(headers.get("vary")).toMatch(/\bOrigin\b/);
      expect(headers.has("access-control-allow-credentials")).toBe(false);
    }
  });

  it("may post JSON, book, and read why a booking failed", async () => {
    const asked = await requestApi("OPTIONS", `/${nickname}/bookings.json`, {
      headers: { origin: SITE, "access-control-request-method": "POST" },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(asked.headers.get("access-control-allow-methods")).toBe("POST");
    expect(asked.headers.get("access-control-allow-headers")).toContain("content-type");
    const book = (rest: Record<string, unknown>) =>
      requestApi("POST", `/${nickname}/bookings.json`, {
        body: buildTestBookingBody(rest),
        headers: { origin: SITE },
      });
    expect((await book({})).status).toBe(201);
    const refused = await book({ start: "2031-03-10T03:00:00+01:00" }); // The start is at night.
    expect(refused.status).toBe(409);
    expect(refused.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(refused.headers.get("access-control-expose-headers")).toContain("retry-after");
  });
});

it("GET /<page>/page.json reveals nothing to other websites, and their forms book nothing", async () => {
  const { headers } = await sendRequest("slots.json", "https://evil.example");
  expect(headers.has("access-control-allow-origin")).toBe(false);
  const sent = await requestApi("POST", `/${nickname}/bookings.json`, {
    body: JSON.stringify(buildTestBookingBody({})),
    headers: { origin: "https://evil.example", "content-type": "text/plain" },
  });
  expect(sent.status).toBe(415);
});

it("GET /<page>/page.json returns question labels in the requested language, and whether the zone is fixed", async () => {
  const owner = await createTestHost(acme);
  const custom = {
    questions: [{ key: "size", label: { en: "Size", de: "Größe" }, kind: "text" }],
    set_timezone: true,
    fixed_timezone: "Asia/Tokyo",
  };
  const page = await createTestPage(acme, owner._id, { custom });
  const { body } = await requestApi("GET", `/${page.nickname}/page.json?lang=de`);
  expect(body.questions[0].label).toBe("Größe");
  expect([body.timezone, body.timezone_locked]).toEqual(["Asia/Tokyo", true]);
});
