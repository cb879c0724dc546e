import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { submitEventPageForm } from "../support/public-forms";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

// biome-ignore lint/suspicious/noExplicitAny: events as the API answers them
type Event = any;

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const day = (number: number) => ({
  date: `2031-03-${number}T09:00:00Z`,
  end_date: `2031-03-${number}T10:00:00Z`,
});

const plan = async (rest: Record<string, unknown> = {}): Promise<Event> =>
  createTestEvent(acme, await createTestUser(acme), {
    dates: [day(10), day(11), day(12)],
    invitees: ["ana", "bo", "cy"].map((name) => ({ email: `${name}@example.com`, full_name: name })),
    poll: { if_need_be: true },
    ...rest,
  });
const vote = (event: Event, name: string, answers: string[]) =>
  acme.post(`/v2/events/${event._id}/votes`, {
    invitee: `${name}@example.com`,
    dates: Object.fromEntries(answers.map((answer, index) => [event.dates[index]._id, answer])),
  });
const pageOf = (event: Event, person: number) =>
  `/event/${event._id}?key=${buildMailedKey({ id: event.invitees[person]._id, keyVersion: 0 })}`;
const show = (event: Event, person: number) =>
  loadEventPageView(api.db, {
    id: event._id,
    search: new URL(pageOf(event, person), "http://localhost").searchParams,
    browser: { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } },
    now: asInstant(Date.UTC(2031, 2, 1)),
    zoneOptions: () => "",
  });

describe("the answer “if need be”", () => {
  it("is a marked yes, which programs that expect yes and no can read", {
    tags: "main",
  }, async () => {
    const event = await plan();
    const { body } = await vote(event, "ana", ["yes", "if_need_be", "no"]);
    const ana = event.invitees[1]._id;
    const answers = body.dates.map(({ votes }: Event) =>
      [...votes.yes, ...votes.no]
        .filter(({ created_by }) => created_by.invitee === ana)
        .map(({ if_need_be }) => if_need_be),
    );
    expect(answers).toEqual([[false], [true], [undefined]]);
    const [, second] = (await vote(event, "ana", ["yes", "yes"])).body.dates;
    expect(second.votes.yes.every(({ if_need_be }: Event) => !if_need_be)).toBe(true);
    const again = await vote(event, "ana", ["if_need_be"]);
    expect(again.body.dates[0].votes.yes.at(-1)).toMatchObject({ if_need_be: true });
    expect((await vote(event, "ana", ["if_need_be"])).body.__v).toBe(again.body.__v);
  });

  it("is rejected by a poll that does not offer it", async () => {
    const event = await plan({ poll: undefined });
    expect(event.poll).toBeNull();
    const refused = await vote(event, "ana", ["if_need_be"]);
    expect([refused.status, listErrorCodes(refused)]).toEqual([
      400,
      [`/dates/${event.dates[0]._id} unsupported`],
    ]);
    const { body } = await acme.put(`/v2/events/${event._id}`, { poll: { if_need_be: true } });
    expect(body.poll).toMatchObject({ if_need_be: true });
    expect((await acme.put(`/v2/events/${event._id}`, body)).body.__v).toBe(body.__v);
    expect((await vote(event, "ana", ["if_need_be"])).status).toBe(200);
    expect((await acme.put(`/v2/events/${event._id}`, { poll: null })).body.poll).toBeNull();
  });

  it("counts as attendance, and ranks below a yes", async () => {
    const event = await plan();
    await vote(event, "ana", ["if_need_be", "yes", "if_need_be"]);
    await vote(event, "bo", ["if_need_be", "yes", "yes"]);
    await vote(event, "cy", ["if_need_be", "no", "if_need_be"]);
    const { body } = await acme.post(`/v2/events/${event._id}/confirm`, undefined);
    expect(body.confirmed.date_id).toBe(event.dates[2]._id);
    expect(body.dates[2].confirmed_invitees).toHaveLength(4);
  });

  it("is given on the page, which counts it beside the yes", async () => {
    const event = await plan();
    const [first, second] = event.dates;
    const answers = { [`date-${first._id}`]: "if_need_be", [`date-${second._id}`]: "yes" };
    expect(await submitEventPageForm(pageOf(event, 1), "vote", answers)).toContain("done=voted");
    const view = await show(event, 2);
    expect(view?.poll?.choices.map(({ answer }) => answer)).toEqual(["yes", "if_need_be", "no"]);
    const [section] = view?.poll?.sections ?? [];
    const options = section?.groups.flatMap((group) => group.options) ?? [];
    expect(options.map(({ count, best }) => [count, best])).toEqual([
      ["1 of 4 + 1 if need be", false],
      ["2 of 4", true],
      ["1 of 4", false],
    ]);
    expect(section?.people[1]?.answers).toBe("iy-");
    expect((await show(event, 0))?.best?.items[0]).toMatchObject({ count: "2 of 4" });
    expect((await show(await plan({ poll: undefined }), 1))?.poll?.choices).toHaveLength(2);
  });
});
