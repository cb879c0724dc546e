import { beforeAll, expect, it } from "vitest";
import { GET } from "@/app/metrics/route";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestHost } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const TOKEN = "who watches the watchers";

const api = createTestApi({ METRICS_TOKEN: TOKEN });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const scrape = (authorization = `Bearer ${TOKEN}`) =>
  GET(new Request("http://localhost:3000/metrics", { headers: { authorization } }));

const readValues = async () => {
  const text = await (await scrape()).text();
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
};

it("metrics require the token", async () => {
  for (const wrong of ["", TOKEN, `Bearer ${TOKEN}x`, "Bearer"]) {
    const { status, headers } = await scrape(wrong);
    expect(status).toBe(401);
    expect(headers.get("www-authenticate")).toMatch(/^Bearer/);
  }
  expect((await scrape()).headers.get("content-type")).toMatch(/^text\/plain; version=/);
});

it("metrics count requests by endpoint, never by id", { tags: "main" }, async () => {
  await acme.get("/v2/users");
  await acme.get(`/v2/users/${"0".repeat(24)}`);
  await requestApi("PATCH", "/v2/users");
  await requestApi("GET", "/v2/nowhere");
  const values = await readValues();
  const count = (labels: string) => values.get(`bookpage_http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/v2/users",status="200"')).toBe(1);
  expect(count('method="GET",route="/v2/users/:user_id",status="404"')).toBe(1);
  expect(count('method="PATCH",route="/v2/users",status="405"')).toBe(1);
  expect(count('method="GET",route="none",status="404"')).toBe(1);
  expect([...values.keys()].join()).not.toContain("000000");
});

it("metrics show jobs, deliveries, mails, the database and the process", { tags: "main" }, async () => {
  const hook = await createTestWebhook(acme);
  await acme.post(`/hooks/${hook._id}/ping`, {});
  await createTestEvent(acme, await createTestHost(acme), { dates: [DATE] });
  await acme.post("/v2/users", {
    organization: acme.id,
    user: { email: "new@example.com" },
    finish_signup_with: "email",
  });
  await api.pool.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 minute' WHERE payload ->> 'event' IS NOT NULL",
  );
  await api.pool.query(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE payload ->> 'delivery' IS NOT NULL",
  );
  const values = await readValues();
  expect(values.get('bookpage_jobs_waiting{task="send_event_notifications"}')).toBe(1);
  expect(
    values.get('bookpage_jobs_oldest_waiting_seconds{task="send_event_notifications"}'),
  ).toBeGreaterThanOrEqual(60);
  expect(values.get('bookpage_jobs_failed{task="deliver_webhook"}')).toBe(2); // The ping and the event.
  expect(values.get('bookpage_webhook_deliveries{state="pending"}')).toBe(2);
  expect(values.get('bookpage_mails{state="unsent"}')).toBe(1);
  expect(values.get("bookpage_database_up")).toBe(1);
  expect(values.get('bookpage_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(values.get("bookpage_process_resident_memory_bytes")).toBeGreaterThan(0);
});
