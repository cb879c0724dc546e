import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestEvent, DATE } from "../support/events";
import { createTestHost } from "../support/users";
import { createTestWebhook, WEBHOOK_TARGET } from "../support/webhooks";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const OTHER = { date: "2031-03-11T09:00:00", end_date: "2031-03-11T10:00:00" };
const ana = "ana@example.com";

interface Entry {
  kind: string;
  actor: { kind: string; name: string | null } | null;
  people: string[];
  text: string | null;
  fields: string[];
  delivery: { target_url: string; action: string; state: string; attempts: number } | null;
}

/** Creates an event of a host with Ana and Bo. */
async function plan() {
  const host = await createTestHost(acme);
  const event = await createTestEvent(acme, host, {
    dates: [DATE, OTHER],
    places: [{ name: "Office" }],
    invitees: [{ email: ana, full_name: "Ana Silva" }, { email: "bo@example.com" }],
  });
  const timeline = async (headers?: Record<string, string>): Promise<Entry[]> => {
    const path = `/v2/events/${event._id}/timeline`;
    const response = await (headers ? requestApi("GET", path, { headers }) : acme.get(path));
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  };
  const act = async (path: string, body: unknown, headers?: Record<string, string>) => {
    const response = await acme.post(`/v2/events/${event._id}/${path}`, body, headers);
    expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
  };
  return { host, event, timeline, act };
}

describe("the timeline of an event", () => {
  it("records actions with their actor and target", { tags: "main" }, async () => {
    const { event, timeline, act } = await plan();
    const [first, second] = event.dates;
    await act("votes", { invitee: ana, dates: { [first._id]: "yes" } });
    await act("messages", { from: ana, body: "The second suits me too." });
    await act("invitees", { email: "cy@example.com", full_name: "Cy Young" });
    await act("reminders", {});
    await act("declines", { invitee: "cy@example.com" });
    const cy = (await acme.get(`/v2/events/${event._id}`)).body.invitees.at(-1)._id;
    await acme.delete(`/v2/events/${event._id}/invitees/${cy}`);
    await acme.put(`/v2/events/${event._id}`, { title: "Kitchen" });
    await act("confirm", { date_id: first._id });
    await act("confirm", { date_id: second._id });
    await acme.put(`/v2/events/${event._id}`, {
      dates: [DATE, { ...OTHER, end_date: "2031-03-11T11:00:00" }],
    });
    await act("cancel", { reason: "Rain" });

    const told = (await timeline()).filter(({ kind }) => kind !== "mailed");
    expect(
      told.map(({ kind, people, text, fields }) => [kind, ...people, ...fields, ...(text ? [text] : [])]),
    ).toEqual([
      ["created"],
      ["voted", "Ana Silva"],
      ["messaged", "Ana Silva", "The second suits me too."],
      ["invited", "Cy Young"],
      ["reminded"],
      ["declined"], // The actor was deleted.
      ["removed", "Cy Young"],
      ["changed", "title"],
      ["confirmed"],
      ["moved"],
      ["reopened"],
      ["cancelled", "Rain"],
    ]);
    expect(new Set(told.map(({ actor }) => JSON.stringify(actor)))).toEqual(
      new Set([JSON.stringify({ kind: "key", name: "test" })]),
    );
  });

  it("shows mails and deliveries; the latter not to members", async () => {
    const hook = await createTestWebhook(acme, { action: "event.voted" });
    const { host, event, timeline, act } = await plan();
    await act("votes", { invitee: ana, dates: { [event.dates[0]._id]: "yes" } });
    await api.db.mail.create({
      data: {
        id: "f".repeat(24),
        organizationId: acme.id,
        key: "one",
        eventId: event._id,
        kind: "created",
        lang: "en",
        recipient: ana,
        subject: "Which date suits you?",
        sealed: Buffer.from("sealed"),
        state: "failed",
      },
    });
    const told = await timeline();
    const delivered = told.find(({ kind }) => kind === "delivered");
    expect(delivered?.delivery).toMatchObject({
      webhook: hook._id,
      target_url: WEBHOOK_TARGET,
      action: "event.voted",
      state: "pending",
      attempts: 0,
      status: null,
    });
    expect(told.find(({ kind }) => kind === "mailed")).toMatchObject({
      people: ["Ana Silva"],
      text: "Which date suits you?",
      mail: { kind: "created", state: "failed" },
    });
    const seen = await timeline(await createTestSession(api.db, host));
    expect(seen.map(({ kind }) => kind)).toEqual(["created", "voted", "mailed"]);
  });

  it("shows no event to another organisation", async () => {
    const { event } = await plan();
    const other = await api.tenant("Other");
    expect((await other.get(`/v2/events/${event._id}/timeline`)).status).toBe(404);
  });
});

describe("the organiser's link", () => {
  it("opens the page as the organiser, for the creator of the event", async () => {
    const { host, event } = await plan();
    const headers = await createTestSession(api.db, host);
    const response = await requestApi("GET", `/v2/events/${event._id}/organiser_link`, { headers });
    expect(response.body.link).toMatch(new RegExp(`^https://meet\\.example\\.com/event/${event._id}\\?key=`));
    const other = await createTestSession(api.db, await createTestHost(acme));
    const refused = await requestApi("GET", `/v2/events/${event._id}/organiser_link`, { headers: other });
    expect(refused.status).toBe(403);
  });
});
