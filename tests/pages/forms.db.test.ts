import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { loadAnsweredPage } from "@/lib/pages/forms/load-answered-page";
import { loadFormPage } from "@/lib/pages/forms/load-form-page";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { computeProofOfWork } from "../support/compute-proof-of-work";
import { createTestForm, listFormResponses } from "../support/forms";
import { findMailedCodeOf } from "../support/mail-jobs";
import { submitCodeForm, submitPublicForm } from "../support/public-forms";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });
const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const TOPIC = {
  key: "topic",
  label: { en: "Topic", de: "Thema" },
  kind: "radio",
  required: true,
  options: [{ value: "sales", label: { en: "Sales", de: "Vertrieb" } }, "support", "other"],
};
const WHICH = {
  key: "which",
  label: "Which?",
  kind: "text",
  required: true,
  shown_if: { key: "topic", is: "other" },
};
const QUESTIONS = [
  TOPIC,
  WHICH,
  { key: "people", label: "How many?", kind: "number" },
  { key: "name", label: "Name", kind: "text" },
  { key: "email", label: "E-mail", kind: "email" },
];

let acme: Tenant;
let other: Tenant;
let nickname: string;

beforeAll(async () => {
  acme = await api.tenant();
  other = await api.tenant("Other");
});

beforeEach(async () => {
  const owner = await createTestHost(acme);
  ({ nickname } = await createTestPage(acme, owner._id, { nickname: makeUniqueName("led-to") }));
});

const message = (text: string) => ({ message: text });
const when = (condition: object, to: object, more: object = {}) => ({ conditions: [condition], to, ...more });

const open = (handle: string, search = "") =>
  loadFormPage(api.db, {
    slug: handle,
    search: new URLSearchParams(search),
    browser: BROWSER,
    now: asInstant(Date.now()),
  });

/** Opens the page at an address of `…/answered`. */
const openAnswered = (location: string) => {
  const { pathname, searchParams } = new URL(location, "https://meet.example.com");
  const [, , handle = ""] = pathname.split("/");
  const now = asInstant(Date.now());
  return loadAnsweredPage(api.db, { slug: handle, search: searchParams, browser: BROWSER, now });
};

const said = async (location: string) => (await openAnswered(location))?.paragraphs;

describe("a form", () => {
  it("is created, read by both its names, changed, listed and deleted", { tags: "main" }, async () => {
    const made = await createTestForm(acme, {
      title: { en: "Contact", de: "Kontakt" },
      questions: QUESTIONS,
    });
    expect(made).toMatchObject({
      title: { en: "Contact", de: "Kontakt" },
      description: null,
      active: true,
      language: "en",
      rules: [],
      otherwise: null,
      url: `https://meet.example.com/forms/${made.handle}`,
      __v: 0,
    });
    expect((await acme.get(`/v2/forms/${made._id}`)).body).toEqual(made);
    expect((await acme.get(`/v2/forms/${made.handle}`)).body).toEqual(made);
    const renamed = makeUniqueName("renamed");
    const changed = await acme.put(`/v2/forms/${made._id}`, { handle: renamed, active: false });
    expect(changed.body).toMatchObject({ handle: renamed, active: false, questions: made.questions, __v: 1 });
    expect((await acme.get("/v2/forms?search=contact")).body.map((one: { _id: string }) => one._id)).toEqual([
      made._id,
    ]);
    expect(await open(made.handle)).toBeNull();
    expect(await open(renamed)).toMatchObject({ isClosed: true, form: null });
    await acme.put(`/v2/forms/${made._id}`, { active: true });
    expect((await open(renamed, "lang=de"))?.title).toBe("Kontakt");
    expect((await acme.delete(`/v2/forms/${made._id}`)).body).toEqual({ n: 1, ok: 1 });
    expect(await open(renamed)).toBeNull();
    const audit = (await acme.get(`/v2/audit?resource_id=${made._id}`)).body;
    expect(audit.map(({ action }: { action: string }) => action)).toEqual([
      ...["delete", "update", "update", "create"],
    ]);
  });

  it("has an address that is unique across organisations", async () => {
    const { handle } = await createTestForm(acme);
    const taken = await other.post("/v2/forms", { handle: handle.toUpperCase(), title: "Mine" });
    expect(taken.status).toBe(409);
    expect(listErrorCodes(taken)).toEqual(["/handle taken"]);
    const own = await createTestForm(acme);
    expect((await acme.put(`/v2/forms/${own._id}`, { handle })).status).toBe(409);
    expect((await open(own.handle))?.title).toBe("How can we help?"); // The change was rolled back.
  });

  it("accepts its own response, deleted targets included", async () => {
    const { handle } = await createTestType(acme, nickname, { name: "Demo" });
    const team = await createTestTeam(acme);
    const form = await createTestForm(acme, {
      questions: QUESTIONS,
      rules: [
        when({ key: "topic", is: "sales" }, { page: nickname, type: handle }),
        when({ key: "topic", is: "other" }, { team: team._id }),
      ],
      otherwise: { page: nickname },
    });
    expect(form.rules.map(({ to }: { to: object }) => to)).toEqual([
      { page: nickname, type: handle, state: "open" },
      { team: team._id, name: "Sales", state: "inactive" },
    ]);
    await acme.put(`/v2/bookpages/${nickname}/types/${handle}`, { active: false });
    await acme.delete(`/v2/teams/${team._id}`);
    const read = (await acme.get(`/v2/forms/${form._id}`)).body;
    expect(read.rules.map(({ to }: { to: { state: string } }) => to.state)).toEqual(["inactive", "gone"]);
    await acme.delete(`/v2/bookpages/${nickname}`);
    const gone = (await acme.get(`/v2/forms/${form._id}`)).body;
    expect(gone.otherwise).toEqual({ page: nickname, type: null, state: "gone" });
    const { status, body } = await acme.put(`/v2/forms/${form._id}`, gone);
    expect([status, body.rules, body.__v]).toEqual([200, gone.rules, gone.__v]);
  });

  it("follows its renamed target", async () => {
    const form = await createTestForm(acme, { otherwise: { page: nickname } });
    const renamed = makeUniqueName("moved");
    await acme.put(`/v2/bookpages/${nickname}`, { nickname: renamed });
    expect((await acme.get(`/v2/forms/${form._id}`)).body.otherwise.page).toBe(renamed);
    expect(await submitPublicForm(form.handle)).toMatch(`/${renamed}?via=`);
  });
});

describe("an invalid form", () => {
  const rules = (...list: object[]) => ({ questions: QUESTIONS, rules: list });
  const thanks = message("Thanks");

  it.each<[string, object, string[]]>([
    ["no title", { title: undefined }, ["/title required"]],
    ["a title in no language", { title: { xx: "A" } }, ["/title invalid_value", "/title/xx unknown_key"]],
    ["a handle with a slash", { handle: "a/b" }, ["/handle invalid_format"]],
    ["a description that is a number", { description: 3 }, ["/description invalid_type"]],
    ["an unknown language", { language: "xx" }, ["/language invalid_value"]],
    ["active in words", { active: "yes" }, ["/active invalid_type"]],
    ["a question without a kind", { questions: [{ label: "A" }] }, ["/questions/0/kind required"]],
    ["a rule without conditions", rules({ conditions: [], to: thanks }), ["/rules/0/conditions too_small"]],
    [
      "a rule without a target",
      rules({ conditions: [{ key: "topic", is: "sales" }] }),
      ["/rules/0/to required"],
    ],
    [
      "a rule that matches some",
      rules(when({ key: "topic", is: "sales" }, thanks, { match: "some" })),
      ["/rules/0/match invalid_value"],
    ],
    [
      "a question that is not there",
      rules(when({ key: "gone", is: "x" }, thanks)),
      ["/rules/0/conditions/0/key unknown"],
    ],
    [
      "an option that is not there",
      rules(when({ key: "topic", one_of: ["sales", "tea"] }, thanks)),
      ["/rules/0/conditions/0/one_of/1 mismatch"],
    ],
    [
      "an operator that does not fit",
      rules(when({ key: "topic", greater: 3 }, thanks)),
      ["/rules/0/conditions/0/greater unsupported"],
    ],
    [
      "two operators at once",
      rules(when({ key: "topic", is: "sales", is_not: "other" }, thanks)),
      ["/rules/0/conditions/0 exactly_one"],
    ],
    [
      "two targets at once",
      { otherwise: { message: "A", url: "https://a.example" } },
      ["/otherwise exactly_one"],
    ],
    ["no target at all", { otherwise: {} }, ["/otherwise exactly_one"]],
    ["a type without its page", { otherwise: { type: "x", message: "A" } }, ["/otherwise/type mismatch"]],
    ["a page that is not there", { otherwise: { page: "no-such-page" } }, ["/otherwise/page unknown"]],
    [
      "a team that is not there",
      { otherwise: { team: "65f0c1a2b3c4d5e6f7a8b9c0" } },
      ["/otherwise/team unknown"],
    ],
    ["a message in no language", { otherwise: { message: {} } }, ["/otherwise/message invalid_value"]],
    ["an address that is not https", { otherwise: { url: "http://a.example" } }, ["/otherwise/url https"]],
    ["a script for an address", { otherwise: { url: "javascript:alert(1)" } }, ["/otherwise/url https"]],
    [
      "an address with a password",
      { otherwise: { url: "https://a:b@a.example" } },
      ["/otherwise/url invalid_value"],
    ],
  ])("%s", async (_, change, expected) => {
    const refused = await acme.post("/v2/forms", { handle: makeUniqueName("bad"), title: "A", ...change });
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, expected]);
  });

  it("a type of another page, and targets of other organisations", async () => {
    const { handle } = await createTestType(acme, nickname, { name: "Demo" });
    const second = await createTestPage(acme, (await createTestHost(acme))._id);
    const team = await createTestTeam(acme);
    const send = async (tenant: Tenant, otherwise: object) =>
      listErrorCodes(
        await tenant.post("/v2/forms", { handle: makeUniqueName("bad"), title: "A", otherwise }),
      );
    expect(await send(acme, { page: second.nickname, type: handle })).toEqual(["/otherwise/type unknown"]);
    expect(await send(other, { page: nickname })).toEqual(["/otherwise/page unknown"]);
    expect(await send(other, { page: nickname, type: handle })).toEqual(["/otherwise/page unknown"]);
    expect(await send(other, { team: team._id })).toEqual(["/otherwise/team unknown"]);
  });

  it("the removal of a question used by a rule", async () => {
    const form = await createTestForm(acme, rules(when({ key: "people", greater: 3 }, thanks)));
    const refused = await acme.put(`/v2/forms/${form._id}`, { questions: [TOPIC] });
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, ["/questions unknown"]]);
    expect((await acme.get(`/v2/forms/${form._id}`)).body).toEqual(form);
  });
});

describe("a respondent of a form", () => {
  it("is routed by the first matching rule", { tags: "main" }, async () => {
    const { handle: type } = await createTestType(acme, nickname, { name: "Demo" });
    const form = await createTestForm(acme, {
      questions: QUESTIONS,
      rules: [
        {
          match: "all",
          conditions: [
            { key: "topic", is: "sales" },
            { key: "people", greater: 50 },
          ],
          to: { page: nickname, type },
        },
        {
          match: "any",
          conditions: [
            { key: "topic", is: "sales" },
            { key: "which", contains: "tea" },
          ],
          to: { page: nickname },
        },
        when({ key: "topic", is: "support" }, { url: "https://help.example/start?x=1" }),
      ],
      otherwise: { message: { en: "We will write.\nSoon.", de: "Wir schreiben." } },
    });
    const send = (fields: Record<string, string>) => submitPublicForm(form.handle, fields);
    expect(await send({ a_topic: "sales", a_people: "51" })).toMatch(`/${nickname}/types/${type}?via=`);
    expect(await send({ a_topic: "sales", a_people: "50" })).toMatch(`/${nickname}?via=`);
    expect(await send({ a_topic: "support" })).toBe("https://help.example/start?x=1");
    expect(await send({ a_topic: "support", utm_source: "news" })).toBe(
      "https://help.example/start?x=1&utm_source=news",
    );
    expect(await send({ a_topic: "sales", utm_source: "news" })).toMatch("utm_source=news");
    const told = await send({ a_topic: "other", a_which: "Coffee", asked: "which", lang: "de" });
    expect(await said(told)).toEqual(["Wir schreiben."]);
    const responses = await listFormResponses(acme, form);
    expect(responses).toHaveLength(6);
    expect(responses[0]).toMatchObject({
      form: form._id,
      rule: null,
      language: "de",
      event: null,
      to: { message: { de: "Wir schreiben." }, state: "open" },
      answers: [
        { key: "topic", value: "other" },
        { key: "which", value: "Coffee" },
      ],
    });
    expect(responses.at(-1)).toMatchObject({
      rule: form.rules[0]._id,
      to: { page: nickname, type, state: "open" },
    });
  });

  it("is not routed by an answer to a hidden question", async () => {
    const form = await createTestForm(acme, {
      questions: QUESTIONS,
      rules: [
        when({ key: "which", is: "tea" }, message("Tea")),
        when({ key: "which", is_not: "tea" }, message("No tea")),
      ],
      otherwise: message("Otherwise"),
    });
    expect(await said(await submitPublicForm(form.handle, { a_topic: "sales", a_which: "tea" }))).toEqual([
      "Otherwise",
    ]);
    const [{ answers }] = await listFormResponses(acme, form);
    expect(answers.map(({ key }: { key: string }) => key)).toEqual(["topic"]);
    expect(
      await said(await submitPublicForm(form.handle, { a_topic: "other", a_which: "tea", asked: "which" })),
    ).toEqual(["Tea"]);
  });

  it("gets the form back with all input until it is valid", async () => {
    const form = await createTestForm(acme, { questions: QUESTIONS });
    const back = await submitPublicForm(form.handle, { a_name: "Ana", a_people: "many", utm_source: "news" });
    expect(back).toMatch(/^\/forms\/[\w-]+\?draft=[\w-]+&utm_source=news$/);
    const view = await open(form.handle, back.split("?")[1]);
    expect(view?.form?.errors?.items.map(({ label }) => label)).toEqual([
      "Topic: Choose an answer",
      "How many? Enter a number, for example 12 or 2.5",
    ]);
    const fields = view?.form?.fields.filter((one) => one.as === "field") ?? [];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ...[
        ["a_people", "many"],
        ["a_name", "Ana"],
        ["a_email", ""],
      ],
    ]);
    expect(await listFormResponses(acme, form)).toEqual([]);
    // A dependent question is asked before the response is stored.
    const asked = await open(
      form.handle,
      (await submitPublicForm(form.handle, { a_topic: "other" })).split("?")[1],
    );
    expect(asked?.form?.fields[1]).toMatchObject({ as: "conditional", shown: true });
  });

  it("finds prefilled answers from the address, if the question allows it", async () => {
    const form = await createTestForm(acme, {
      questions: [
        TOPIC,
        { key: "name", label: "Name", kind: "text", prefill: "You" },
        { key: "code", label: "Code", kind: "text", prefill: false },
      ],
    });
    const values = async (search: string) => {
      const fields = (await open(form.handle, search))?.form?.fields ?? [];
      return fields.map((one) =>
        one.as === "choice"
          ? one.options.find(({ checked }) => checked)?.value
          : one.as === "field" && one.value,
      );
    };
    expect(await values("")).toEqual([undefined, "You", ""]);
    expect(await values("a_topic=support&a_name=Ana&a_code=1")).toEqual(["support", "Ana", ""]);
  });

  it("reads a polite message if a page was closed or deleted since", async () => {
    const form = await createTestForm(acme, { otherwise: { page: nickname } });
    await acme.put(`/v2/bookpages/${nickname}`, { active: false });
    const view = await openAnswered(await submitPublicForm(form.handle));
    expect(view?.title).toBe("Nothing to book right now");
    expect(view?.links).toEqual([{ href: `/forms/${form.handle}?lang=en`, label: "Back to the form" }]);
    await acme.delete(`/v2/bookpages/${nickname}`);
    expect((await openAnswered(await submitPublicForm(form.handle)))?.title).toBe(view?.title);
    const states = (await listFormResponses(acme, form)).map(({ to }: { to: { state: string } }) => to.state);
    expect(states).toEqual(["gone", "inactive"]);
  });

  it("is thanked if there is no target", async () => {
    const form = await createTestForm(acme);
    expect((await openAnswered(await submitPublicForm(form.handle, { lang: "de" })))?.title).toBe(
      "Vielen Dank",
    );
    expect((await listFormResponses(acme, form))[0]).toMatchObject({ to: null, rule: null, answers: [] });
  });

  it("is counted once for a form sent twice, with the last answers", async () => {
    const form = await createTestForm(acme, { questions: QUESTIONS });
    await createTestWebhook(acme, { action: "form.answered" });
    const sent = generateToken();
    await submitPublicForm(form.handle, { form: sent, a_topic: "sales" });
    await submitPublicForm(form.handle, { form: sent, a_topic: "sales" });
    await submitPublicForm(form.handle, { form: sent, a_topic: "support" });
    const responses = await listFormResponses(acme, form);
    expect(responses.map(({ answers }: { answers: { value: string }[] }) => answers[0]?.value)).toEqual([
      "support",
    ]);
    const told = await api.db.webhookDelivery.findMany({
      where: { organizationId: acme.id, action: "form.answered" },
      orderBy: { id: "asc" },
    });
    expect(told.map(({ body }) => JSON.parse(body)[0].resource.answers[0].value)).toEqual([
      "sales",
      "support",
    ]);
    expect(JSON.parse(told[1]?.body ?? "")[0].resource).toEqual(responses[0]);
  });

  it("is counted once for a form sent twice simultaneously", async () => {
    const form = await createTestForm(acme, { questions: QUESTIONS, otherwise: { page: nickname } });
    const sent = { form: generateToken(), a_topic: "sales" };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => submitPublicForm(form.handle, sent)));
    expect(others).toEqual([first, first]);
    expect(await listFormResponses(acme, form)).toHaveLength(1);
  });

  it("is turned away with an address that cannot book here", async () => {
    const form = await createTestForm(acme, { questions: QUESTIONS });
    await acme.put("/v2/organization", { blocked_guests: ["@spam.example"] });
    const back = await submitPublicForm(form.handle, { a_topic: "sales", a_email: "X@spam.example" });
    const view = await open(form.handle, back.split("?")[1]);
    expect(view?.form?.errors?.items[0]?.href).toBe("#a_email");
    expect(await listFormResponses(acme, form)).toEqual([]);
    await acme.put("/v2/organization", { blocked_guests: [] });
  });
});

describe("a form that is not open", () => {
  it("says so at its address, and takes no answers", async () => {
    const draft = (await acme.post("/v2/forms", { handle: makeUniqueName("draft"), title: "Soon" })).body;
    const closed = await createTestForm(acme, { questions: QUESTIONS, active: false });
    for (const { handle } of [draft, closed]) {
      expect(await open(handle)).toMatchObject({ isClosed: true, title: "This form isn’t open", form: null });
      await submitPublicForm(handle, { a_topic: "sales" });
    }
    expect(await listFormResponses(acme, closed)).toEqual([]);
    expect(await listFormResponses(acme, draft)).toEqual([]);
    await acme.put(`/v2/forms/${draft._id}`, { questions: QUESTIONS });
    expect((await open(draft.handle))?.form?.fields).toHaveLength(QUESTIONS.length);
  });
});

describe("the responses to a form", () => {
  it("are filtered by rule, booking, address and time, in pages", async () => {
    const form = await createTestForm(acme, {
      questions: QUESTIONS,
      rules: [when({ key: "topic", is: "sales" }, message("Sales"))],
    });
    const [rule] = form.rules;
    await submitPublicForm(form.handle, { a_topic: "sales", a_email: "Ana@example.com" });
    await submitPublicForm(form.handle, { a_topic: "support" });
    await submitPublicForm(form.handle, { a_topic: "sales" });
    const topics = async (query: string) =>
      (await listFormResponses(acme, form, query)).map(
        ({ rule: met, email }: { rule: string | null; email: string | null }) => [met === rule._id, email],
      );
    const [first, second, third] = [
      [true, "ana@example.com"],
      [false, null],
      [true, null],
    ];
    expect(await topics("")).toEqual([third, second, first]);
    expect(await topics("?sort=oldest")).toEqual([first, second, third]);
    expect(await topics(`?rule=${rule._id}`)).toEqual([third, first]);
    expect(await topics("?rule=none")).toEqual([second]);
    expect(await topics("?email=ana@example.com")).toEqual([first]);
    expect(await topics("?booked=false")).toEqual([third, second, first]);
    expect(await topics("?booked=true")).toEqual([]);
    const [{ createdAt }] = await listFormResponses(acme, form, "?sort=oldest");
    expect(await topics(`?since=${createdAt}`)).toEqual([third, second, first]);
    expect(await topics(`?until=${createdAt}`)).toEqual([]);
    const page = await acme.get(`/v2/forms/${form._id}/responses?limit=2`);
    const next = /<https:\/\/meet.example.com([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1] ?? "";
    expect((await acme.get(next)).body).toHaveLength(1);
    for (const query of ["rule=x", "booked=perhaps", "email=x", "since=soon"])
      expect((await acme.get(`/v2/forms/${form._id}/responses?${query}`)).status, query).toBe(400);
  });

  it("can be simulated without being stored", async () => {
    const form = await createTestForm(acme, {
      questions: QUESTIONS,
      rules: [
        when({ key: "people", greater: 10 }, { page: nickname }),
        { match: "any", ...when({ key: "topic", is: "sales" }, message("Sales")) },
      ],
    });
    const attempt = (answers: object) => acme.post(`/v2/forms/${form._id}/try`, { answers });
    const { status, body } = await attempt({ topic: "sales", people: 3, which: "x" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rule: form.rules[1]._id,
      to: { message: "Sales", state: "open" },
      rules: [
        {
          met: false,
          conditions: [{ condition: { key: "people", greater: 10 }, met: false, answered: true }],
        },
        { met: true, conditions: [{ met: true }] },
      ],
    });
    expect(body.answers.map(({ key }: { key: string }) => key)).toEqual(["topic", "people"]);
    const unanswered = (await attempt({ topic: "support" })).body;
    expect(unanswered).toMatchObject({ rule: null, to: null });
    expect(unanswered.rules[0].conditions[0].answered).toBe(false);
    const refused = await attempt({ topic: "tea", nothing: 1 });
    expect([refused.status, listErrorCodes(refused)]).toEqual([
      400,
      ["/answers/topic unknown", "/answers/nothing unknown"],
    ]);
    expect(await listFormResponses(acme, form)).toEqual([]);
  });
});

describe("a form in a frame of another site", () => {
  it("routes within the frame, with the zone of the frame's address", async () => {
    const form = await createTestForm(acme, {
      questions: QUESTIONS,
      rules: [when({ key: "topic", is: "support" }, { url: "https://help.example/start?x=1" })],
      otherwise: { page: nickname },
    });
    const view = await open(form.handle, "embed=1&tz=Asia/Tokyo");
    expect(view?.shell).toMatchObject({ embed: {}, head: { hidden: true } });
    expect(view?.form?.action).toBe(`/forms/${form.handle}/submit?embed=1`);
    const hidden = Object.fromEntries((view?.form?.hidden ?? []).map(({ name, value }) => [name, value]));
    expect(hidden).toMatchObject({ embed: "1", tz: "Asia/Tokyo" });
    const embedding = { embed: "1", tz: "Asia/Tokyo" };
    const led = new URL(
      await submitPublicForm(form.handle, { a_topic: "sales", ...embedding }),
      "https://x.example",
    );
    expect(led.pathname).toBe(`/${nickname}`);
    expect(Object.fromEntries(led.searchParams)).toMatchObject(embedding);
    const refused = await submitPublicForm(form.handle, embedding);
    expect(refused).toMatch(/^\/forms\/.*embed=1/);
  });

  it("routes to another site by a link out of the frame, because that site may forbid framing", async () => {
    const form = await createTestForm(acme, { otherwise: { url: "https://help.example/start?x=1" } });
    const location = await submitPublicForm(form.handle, { embed: "1", utm_source: "news" });
    const view = await openAnswered(location);
    expect(view?.shell.embed).not.toBe(false);
    expect(view?.links[0]).toMatchObject({
      href: "https://help.example/start?x=1&utm_source=news",
      leavesFrame: true,
    });
  });
});

describe("a form with proof of work", () => {
  const make = () =>
    createTestForm(acme, {
      questions: [{ key: "email", label: "E-mail", kind: "email" }],
      otherwise: { page: nickname },
      proof_of_work: true,
    });

  it("routes respondents with the work for this form only", async () => {
    const made = await make();
    expect(made.proof_of_work).toBe(true);
    expect((await open(made.handle))?.form?.work).not.toBe(null);
    const form = generateToken();
    const work = computeProofOfWork({ pageId: made._id, formId: form });
    const send = (fields: Record<string, string>) =>
      submitPublicForm(made.handle, { a_email: "a@b.example", ...fields });
    expect(await send({ form, work })).toMatch(`/${nickname}?via=`);
    expect(await send({ form: generateToken(), work })).toMatch(/^\/book\//);
    expect(await listFormResponses(acme, made)).toHaveLength(1);
  });

  it("mails a code without the work, and explains if it has no address", async () => {
    const made = await make();
    const email = `${makeUniqueName("ana")}@x.example`;
    const asked = await submitPublicForm(made.handle, { a_email: email, embed: "1" });
    expect(asked).toMatch(/^\/book\/.*embed=1/);
    expect(await listFormResponses(acme, made)).toHaveLength(0);
    expect(await submitCodeForm(asked, { code: await findMailedCodeOf(acme, email) })).toMatch(
      `/${nickname}?via=`,
    );
    expect(await listFormResponses(acme, made)).toHaveLength(1);
    const back = await submitPublicForm(made.handle, {});
    const view = await open(made.handle, back.split("?")[1]);
    expect(view?.banner?.title).toBe(
      "This form needs JavaScript. Turn it on, or reload the page and try again.",
    );
  });
});
