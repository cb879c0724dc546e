import type { Tenant } from "../support/api";
import { createTestForm } from "../support/forms";
import { createTestTeam } from "../support/teams";
import { addTemplateType, assignTestTemplate, createTestTemplate } from "../support/templates";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
} from "../support/users";
import { createTestWebhook } from "../support/webhooks";
import { createTestWorkflow } from "../support/workflows";

const QUESTIONS = [
  { key: "topic", label: { en: "Topic", de: "Thema" }, kind: "select", options: ["Sales", "Support"] },
];

/** Fills an organisation with one of each kind of settings, with all references between them. */
export async function createSettingsFixture(tenant: Tenant, slug = (name: string) => name) {
  await tenant.put("/v2/organization", { accent: "#0f766e", blocked_guests: ["@spam.example"] });
  const ana = await createTestHost(tenant, { buffer_after: 10, limits: [{ per: "day", count: 5 }] });
  await tenant.put(`/v2/users/${ana._id}`, {
    user: {
      first_name: "Ana",
      account: { organization: { extid: "crm/1" } },
      travel: [{ start_date: "2031-05-01", end_date: "2031-05-03", timezone: "Asia/Tokyo" }],
    },
  });
  const ben = await createTestUser(tenant, {
    user: { first_name: "Ben", role: "manager", emails: ["ben@example.com"] },
    availability: { days: buildEveryDay("10:00", "16:00") },
  });
  const evenings = (
    await tenant.post(`/v2/users/${ana._id}/availabilities`, {
      timezone: "Europe/Berlin",
      weeks: [{ days: buildEveryDay("18:00", "20:00") }, { days: {} }],
      weeks_start: "2031-01-06",
      dates: [{ start_date: "2031-12-24", end_date: "2031-12-26", enabled: false, label: "Christmas" }],
      holidays: { country: "DE", region: "BE" },
    })
  ).body;
  const room = await createTestUser(tenant, {
    user: { emails: [], first_name: "Blue", last_name: "room", resource: true, capacity: 6, place: "Berlin" },
  });
  const page = await createTestPage(tenant, ana._id, {
    nickname: slug("ana"),
    message: "Welcome.\n\nPick a time.",
    custom: {
      auto_confirm: true,
      duration: 30,
      rooms: { any_of: [room._id] },
      questions: QUESTIONS,
      fixed_places: [{ name: "Office" }],
    },
  });
  const type = await createTestType(tenant, page.nickname, {
    name: "Evening call",
    availability: evenings._id,
    custom: { duration: 15 },
  });
  const team = await createTestTeam(tenant, {
    extid: "sales",
    members: [ana._id, ben._id],
    admins: [ben._id],
    assignment: { rule: "weighted", weights: { [ana._id]: 3 }, order: [ben._id, ana._id] },
  });
  const teamPage = await createTestPage(tenant, "", {
    belongs_to: null,
    team: team._id,
    nickname: slug("sales"),
    custom: { hosts: { kind: "some", fixed: [ben._id], count: 1 } },
  });
  const template = await createTestTemplate(tenant, {
    name: "Legal",
    message: "By appointment only.",
    custom: { duration: 60, step: 30 },
    locked: ["lengths"],
  });
  await addTemplateType(tenant, template, { name: "Advice", custom: { duration: 45 }, locked: ["words"] });
  const templated = await assignTestTemplate(tenant, template, [ben._id]);
  await createTestForm(tenant, {
    handle: slug("contact"),
    questions: QUESTIONS,
    rules: [
      { conditions: [{ key: "topic", is: "Sales" }], to: { team: team._id } },
      { conditions: [{ key: "topic", is: "Support" }], to: { page: page.nickname, type: type.handle } },
    ],
    otherwise: { message: "We will write to you." },
  });
  await tenant.post("/v2/locators", {
    handle: slug("shops"),
    title: "Our shops",
    no_results: { message: "None near you." },
  });
  await createTestWebhook(tenant, {
    actions: ["event.created", "event.cancelled"],
    filter: { pages: [page._id], types: [type._id], teams: [team._id] },
  });
  await createTestWorkflow(tenant, undefined, {
    filter: { teams: [team._id], templates: [template._id] },
  });
  await tenant.put("/v2/message_texts/thanks/de", {
    subject: "Danke, {host}",
    text: "Bis bald.",
    closing: "Ihr Team",
    button: "Zum Termin",
    details: false,
  });
  return { ana, ben, room, page, type, team, teamPage, template, templated };
}
