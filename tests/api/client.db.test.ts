import { Webhook } from "standardwebhooks";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type BookpageClient,
  createBookpageClient,
  type Listing,
  readWebhook,
  WebhookError,
} from "../../clients/typescript/src/index";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestTeam } from "../support/teams";
import { buildEveryDay, makeUniqueName } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();

let acme: Tenant;
let bookpage: BookpageClient;
beforeAll(async () => {
  acme = await api.tenant();
  bookpage = createBookpageClient({ baseUrl: "http://localhost:3000", apiKey: acme.key, fetch: serve });
});

/** The API without a network, with standard requests and responses. */
async function serve(request: Request): Promise<Response> {
  const { status, headers, body } = await requestApi(request.method, request.url, {
    body: (await request.text()) || undefined,
    headers: Object.fromEntries(request.headers),
  });
  return new Response(body === null ? null : JSON.stringify(body), { status, headers });
}

describe("the TypeScript client", () => {
  it("covers a booking from search to cancellation", { tags: "main" }, async () => {
    const email = `${makeUniqueName("noor")}@example.com`;
    const created = await bookpage.POST("/v2/users", {
      body: {
        organization: acme.id,
        user: { emails: [email], first_name: "Noor", timezone: "Europe/Paris" },
        availability: { days: buildEveryDay("09:00", "10:00") },
        bookpage: { nickname: makeUniqueName("noor"), custom: { duration: 30, auto_confirm: true } },
      },
    });
    expect(created.data?.user.first_name).toBe("Noor");

    const query = { emails: email, duration: 30, from: "2031-03-10", to: "2031-03-10" };
    const free = await bookpage.GET("/v2/slots", { params: { query } });
    const [first, second] = free.data?.slots ?? [];
    expect(first?.start.dateTime).toBe("2031-03-10T09:00:00+01:00");
    if (!first || !second) throw new Error("There is no free time");

    const meeting = {
      title: "Kick-off",
      created_by: { email },
      bookpage: true,
      confirmed: { flag: true },
      dates: [{ date: first.start.dateTime, end_date: first.end.dateTime }],
      invitees: [{ full_name: "Ana Silva", email: "ana@example.com" }],
    };
    const booked = await bookpage.POST("/v2/events", {
      params: { header: { "Idempotency-Key": "order-4711" } },
      body: meeting,
    });
    expect(booked.data?.confirmed.flag).toBe(true);
    const taken = await bookpage.POST("/v2/events", { body: meeting });
    expect([taken.response.status, taken.error?.code]).toEqual([409, "slot_taken"]);
    const left = await bookpage.GET("/v2/slots", { params: { query } });
    expect(left.data?.slots).toEqual([second]);

    const event_id = booked.data?._id ?? "";
    const read = await bookpage.GET("/v2/events/{event_id}", { params: { path: { event_id } } });
    expect(read.data?.invitees.map(({ email }) => email)).toEqual([email, "ana@example.com"]);
    const log = await bookpage.GET("/v2/audit", { params: { query: { resource_id: event_id } } });
    expect(log.data?.at(-1)?.action).toBe("create");
  });

  it("returns the problem of a rejected request", async () => {
    const { data, error } = await bookpage.GET("/v2/users/{user_id}", {
      params: { path: { user_id: "0".repeat(24) } },
    });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ code: "not_found", status: 404 });
  });

  it("reads lists to their end, and changes and deletions in them", async () => {
    const names = ["Red", "Green", "Blue"];
    for (const name of names) await createTestTeam(acme, { name });
    const read = async <One>(list: Listing<One>) => {
      const entries: One[] = [];
      for await (const entry of list) entries.push(entry);
      return entries;
    };
    const teams = await read(bookpage.list("/v2/teams", { params: { query: { limit: 2 } } }));
    expect(teams.map(({ name }) => name)).toEqual(names.toReversed());

    const first = bookpage.changes("/v2/teams", "1970-01-01T00:00:00Z");
    expect(await read(first)).toHaveLength(3);
    const [gone] = teams;
    await acme.delete(`/v2/teams/${gone?._id}`);
    const next = bookpage.changes("/v2/teams", first.nextUpdatedSince ?? "", {
      params: { query: { limit: 1 } },
    });
    expect((await read(next)).filter((entry) => "deleted" in entry)).toMatchObject([{ _id: gone?._id }]);

    const outsider = createBookpageClient({
      baseUrl: "http://localhost:3000",
      apiKey: "bp_no",
      fetch: serve,
    });
    await expect(read(outsider.list("/v2/teams"))).rejects.toMatchObject({
      code: "unauthorized",
      status: 401,
    });
  });

  it("verifies that a webhook is signed and recent", async () => {
    const hook = await createTestWebhook(acme, { action: "event.created" });
    const { body: sent } = await acme.post(`/v2/hooks/${hook._id}/ping`, { action: "event.created" });
    const { body: logged } = await acme.get(`/v2/hooks/${hook._id}/deliveries/${sent._id}`);
    const sign = (at: Date, secret = hook.secret) => ({
      body: logged.body,
      headers: {
        "webhook-id": sent._id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": `v1,bm9uZQ== ${new Webhook(secret).sign(sent._id, at, logged.body)}`,
      },
      secret: hook.secret,
    });
    const now = new Date();
    const delivery = await readWebhook({ ...sign(now), secret: ["whsec_b3RoZXI=", hook.secret] });
    if (delivery.action !== "event.created") throw new Error(delivery.action);
    expect(delivery.example).toBe(true);
    expect(delivery.resource.title).toBe("Kick-off");

    const wrong = [
      { ...sign(now), body: logged.body.replace("Kick-off", "Other") },
      sign(now, `whsec_${btoa("another secret")}`),
      sign(new Date(now.getTime() - 600_000)),
      { ...sign(now), headers: {} },
    ];
    for (const one of wrong) await expect(readWebhook(one)).rejects.toBeInstanceOf(WebhookError);
  });

  it("rejects incomplete bodies and unknown paths at compile time", () => {
    // This function is never called: the compiler has to require each of these comments.
    () => [
      // @ts-expect-error a booking page has a nickname
      bookpage.POST("/v2/bookpages", { body: { belongs_to: "ana" } }),
      // @ts-expect-error no such path
      bookpage.GET("/v2/meetings"),
    ];
  });
});
