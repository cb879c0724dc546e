import { beforeAll, describe, expect, it } from "vitest";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { handlePollResults } from "@/lib/pages/event/results/handle-poll-results";
import { createTestApi, type Tenant } from "../support/api";
import { createPoll, type PollEvent, submitPollForm } from "../support/polls";
import { submitEventPageForm } from "../support/public-forms";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

const plan = (rest: Record<string, unknown> = {}) =>
  createPoll(acme, {
    invitees: ["ana", "bo"].map((name) => ({ email: `${name}@example.com`, full_name: name })),
    ...rest,
  });
const vote = (event: PollEvent, name: string, ...answers: string[]) =>
  acme.post(`/v2/events/${event._id}/votes`, {
    invitee: `${name}@example.com`,
    dates: Object.fromEntries(answers.map((answer, index) => [event.dates[index]?._id ?? "", answer])),
  });
const keyOf = (event: PollEvent, person: number) =>
  buildMailedKey({ id: event.invitees[person]?._id ?? "", keyVersion: 0 });
const pageOf = (event: PollEvent, person: number) => `/event/${event._id}?key=${keyOf(event, person)}`;
const namesOf = ({ invitees }: PollEvent) =>
  invitees.map(({ full_name, email }) => full_name ?? email).slice(1);

describe("several dates of a poll", () => {
  it("are confirmed as one meeting each, with those who can come, once", { tags: "main" }, async () => {
    await createTestWebhook(acme, { action: "event.confirmed" });
    const event = await plan();
    await vote(event, "ana", "yes", "yes", "no");
    await vote(event, "bo", "no", "no", "yes");
    const ids = event.dates.map(({ _id }) => _id);
    const body = { date_ids: [ids[2], ids[0]] };
    const { status, body: answer } = await acme.post(`/v2/events/${event._id}/confirm_dates`, body);
    const made = answer.events;
    expect(status).toBe(200);
    const [first, second] = made as [PollEvent, PollEvent];
    expect(made.map(({ _id }: PollEvent) => _id === event._id)).toEqual([true, false]);
    expect([first, second].map(({ confirmed }) => confirmed.flag)).toEqual([true, true]);
    expect(first.confirmed.date_id).toBe(ids[0]);
    expect(second.dates.map(({ date }) => date)).toEqual([event.dates[2]?.date]);
    expect(namesOf(second)).toEqual(["bo"]);
    expect(first.poll?.further).toEqual([{ date: ids[2], event: second._id }]);
    const again = await acme.post(`/v2/events/${event._id}/confirm_dates`, body);
    expect(again.body.events.map(({ _id, __v }: PollEvent) => [_id, __v])).toEqual([
      [first._id, first.__v],
      [second._id, second.__v],
    ]);
    const other = await acme.post(`/v2/events/${event._id}/confirm_dates`, { date_ids: [ids[1]] });
    expect(other.status).toBe(409);
    const unknown = await acme.post(`/v2/events/${(await plan())._id}/confirm_dates`, { date_ids: [ids[1]] });
    expect(unknown.status).toBe(404);
  });

  it("are selected on the organiser’s page, at least one of them", async () => {
    const event = await plan();
    await vote(event, "ana", "yes", "yes");
    expect(await submitEventPageForm(pageOf(event, 0), "several")).toContain("step=several");
    const ticked = Object.fromEntries(event.dates.slice(0, 2).map(({ _id }) => [`date-${_id}`, "true"]));
    expect(await submitEventPageForm(pageOf(event, 1), "several", ticked)).toContain("done=changed");
    expect(await submitEventPageForm(pageOf(event, 0), "several", ticked)).toContain("done=confirmed");
    const { body } = await acme.get(`/v2/events/${event._id}`);
    expect([body.confirmed.flag, body.poll.further.length]).toEqual([true, 1]);
  });
});

describe("a duplicated poll", () => {
  it("has the same questions without invitees", async () => {
    const event = await plan({ poll: { open: true, limit: 2 }, places: [{ name: "Office" }] });
    await vote(event, "ana", "yes");
    const { status, body } = await acme.post(`/v2/events/${event._id}/duplicate`, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: event.title,
      poll: { open: true, limit: 2 },
      confirmed: { flag: false },
    });
    expect(body.dates.map(({ date }: { date: string }) => date)).toEqual(event.dates.map(({ date }) => date));
    expect([body.places.length, body.invitees.length]).toEqual([1, 1]);
    expect(body.poll.link).not.toBe(event.poll?.link);
    const named = await acme.post(`/v2/events/${event._id}/duplicate`, {
      title: "Again",
      invitees: [{ email: "cy@example.com" }],
    });
    expect([named.body.title, namesOf(named.body)]).toEqual(["Again", ["cy@example.com"]]);
  });

  it("is edited next by the organiser, with a working link", async () => {
    const event = await plan();
    const location = await submitEventPageForm(pageOf(event, 0), "duplicate");
    expect(location).toMatch(/^\/event\/[0-9a-f]{24}\?key=.*step=edit#step$/);
    expect(location).not.toContain(event._id);
    expect(await submitEventPageForm(location, "cancel", { reason: "" })).toContain("done=cancelled");
    expect(await submitEventPageForm(pageOf(event, 1), "duplicate")).toContain("done=changed");
  });
});

describe("the exported results of a poll", () => {
  const read = async (event: PollEvent, person: number, kind: "csv" | "svg") => {
    const url = `http://localhost/event/${event._id}/results.${kind}?key=${keyOf(event, person)}`;
    return handlePollResults(new Request(url), event._id, kind, BROWSER);
  };

  it("are a table and a picture without active content", { tags: "main" }, async () => {
    const event = await plan({ title: "<script>", poll: { open: true, if_need_be: true } });
    const ids = event.dates.map(({ _id }) => _id);
    await vote(event, "ana", "yes", "if_need_be", "no");
    await submitPollForm(event.poll?.link ?? "", { name: '=SUM("A1")', [`date-${ids[0]}`]: "yes" });
    const csv = await (await read(event, 0, "csv")).text();
    const [head, , ana, bo, outsider, yes, ifNeedBe] = csv.split("\r\n");
    expect(head).toContain('"Paris (UTC+1)","Mon 10 Mar, 10:00 – 11:00"');
    expect([ana, bo]).toEqual(['"ana","Yes","If need be","No"', '"bo","","",""']);
    expect(outsider).toBe(`"'=SUM(""A1"")","Yes","",""`);
    expect([yes, ifNeedBe]).toEqual(['"Yes","3","1","1"', '"If need be","0","1","0"']);
    const svg = await read(event, 0, "svg");
    const picture = await svg.text();
    expect(svg.headers.get("content-type")).toContain("image/svg+xml");
    expect(picture).toContain("3 of 4");
    expect(picture).not.toContain("<script>");
  });

  it("are refused to participants if the poll hides them", async () => {
    const event = await plan({ poll: { results: "never" } });
    await vote(event, "ana", "yes");
    expect((await read(event, 1, "csv")).status).toBe(303);
    expect((await read(event, 0, "csv")).status).toBe(200);
    await acme.put(`/v2/events/${event._id}`, { poll: { results: "always", hide_participants: true } });
    const csv = await (await read(event, 1, "csv")).text();
    expect(csv).toContain('"ana"');
    expect(csv).not.toContain('"bo"');
    expect(csv).toContain('"Yes","2"');
    expect(
      (await handlePollResults(new Request("http://localhost/x?key=no"), event._id, "csv", BROWSER)).status,
    ).toBe(303);
  });
});
