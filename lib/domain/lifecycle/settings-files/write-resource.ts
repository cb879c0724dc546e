import { isDeepStrictEqual } from "node:util";
import { createAvailability } from "@/lib/domain/availability/availabilities/create-availability";
import { availabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { updateAvailability } from "@/lib/domain/availability/availabilities/update-availability";
import { createForm } from "@/lib/domain/bookings/forms/create-form";
import { formBody, formUpdate } from "@/lib/domain/bookings/forms/schema";
import { updateForm } from "@/lib/domain/bookings/forms/update-form";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { validate } from "@/lib/domain/contracts/validate";
import { createWorkflow } from "@/lib/domain/events/workflows/create-workflow";
import { workflowBody, workflowUpdate } from "@/lib/domain/events/workflows/schema";
import { updateWorkflow } from "@/lib/domain/events/workflows/update-workflow";
import { createLocator } from "@/lib/domain/locators/create-locator";
import { locatorBody, locatorUpdate } from "@/lib/domain/locators/schema";
import { updateLocator } from "@/lib/domain/locators/update-locator";
import { messageTextBody, messageTextParams } from "@/lib/domain/messaging/texts/schema";
import { updateMessageText } from "@/lib/domain/messaging/texts/update-message-text";
import { createWebhook } from "@/lib/domain/messaging/webhooks/create-webhook";
import { NEWEST_WEBHOOK_VERSION } from "@/lib/domain/messaging/webhooks/options";
import { webhookBody } from "@/lib/domain/messaging/webhooks/schema";
import { updateWebhook } from "@/lib/domain/messaging/webhooks/update-webhook";
import { createTeam } from "@/lib/domain/people/teams/create-team";
import { teamBody, teamUpdate } from "@/lib/domain/people/teams/schema";
import { updateTeam } from "@/lib/domain/people/teams/update-team";
import { organizationBody } from "@/lib/domain/tenancy/organizations/schema";
import { updateOrganization } from "@/lib/domain/tenancy/organizations/update-organization";
import type { SettingsContent, SettingsDocument } from "./settings-document";
import type { SettingsKind } from "./settings-kinds";
import { ANY_VERSION, toExpectedVersion, type WriteResource } from "./write-context";
import { writePage } from "./write-page";
import { writeTemplate } from "./write-template";
import { writeUser } from "./write-user";

const writeBrand: WriteResource = async ({ tx, organization }, { current, changed }) => {
  const precondition = toExpectedVersion(current as SettingsDocument); // every organisation has one
  await updateOrganization(tx, organization, validate(organizationBody, changed, "body"), precondition);
  return organization;
};

const HOURS = ["days", "weeks", "weeks_start"];

const writeAvailability: WriteResource = async (context, { current, content, changed }) => {
  const { tx, organization, now, references } = context;
  const { belongs_to: user, number = 1, ...fields } = content;
  const userId = String(user);
  if (current) {
    if (changed.belongs_to || changed.number)
      throw buildFieldProblem("/belongs_to", "read_only", "An availability stays with its user");
    // Days and rotating weeks replace each other.
    const isOfHours = HOURS.some((name) => name in changed);
    const names = Object.keys(fields).filter(
      (name) => name in changed || (isOfHours && HOURS.includes(name)),
    );
    const sent = Object.fromEntries(names.map((name) => [name, fields[name]]));
    const path = { user_id: userId, availability_id: current.id };
    const body = validate(availabilityBody, sent, "body");
    await updateAvailability(tx, organization, path, body, toExpectedVersion(current), now);
    return current.id;
  }
  const count = await tx.availability.count({ where: { organizationId: organization, userId } });
  if (number !== count + 1)
    throw buildFieldProblem(
      "/number",
      "out_of_range",
      `must be ${count + 1}: ${references.findKey("users", userId)} has ${count} availabilities`,
    );
  const body = validate(availabilityBody, fields, "body");
  return (await createAvailability(tx, organization, userId, body, now))._id;
};

const writeTeam: WriteResource = async ({ tx, organization }, { current, changed }) => {
  if (!current) return (await createTeam(tx, organization, validate(teamBody, changed, "body")))._id;
  await updateTeam(
    tx,
    organization,
    current.id,
    validate(teamUpdate, changed, "body"),
    toExpectedVersion(current),
  );
  return current.id;
};

/** Gives entries of a list the ids of the stored ones that are equal, else of those at the same position. */
function withEntryIds(sent: unknown, name: string, current: SettingsDocument | null): unknown {
  if (!Array.isArray(sent) || !current) return sent;
  const ids = current.entryIds[name] ?? [];
  const before = (current.resolved[name] ?? []) as unknown[];
  const free = new Set(ids);
  const equal = sent.map((entry) => {
    const index = before.findIndex((one, at) => free.has(ids[at] ?? "") && isDeepStrictEqual(one, entry));
    const id = ids[index];
    if (id) free.delete(id);
    return id;
  });
  return sent.map((entry: object, index) => {
    const id = equal[index] ?? (free.has(ids[index] ?? "") ? ids[index] : undefined);
    if (id) free.delete(id);
    return id ? { _id: id, ...entry } : entry;
  });
}

const writeForm: WriteResource = async ({ tx, organization }, { current, changed }) => {
  const rules = withEntryIds(changed.rules, "rules", current);
  const sent: SettingsContent = { ...changed, ...(rules !== undefined && { rules }) };
  if (!current) return (await createForm(tx, organization, validate(formBody, sent, "body")))._id;
  await updateForm(
    tx,
    organization,
    current.id,
    validate(formUpdate, sent, "body"),
    toExpectedVersion(current),
  );
  return current.id;
};

const writeLocator: WriteResource = async ({ tx, organization }, { current, changed }) => {
  if (!current) return (await createLocator(tx, organization, validate(locatorBody, changed, "body")))._id;
  const body = validate(locatorUpdate, changed, "body");
  await updateLocator(tx, organization, current.id, body, toExpectedVersion(current));
  return current.id;
};

const writeWebhook: WriteResource = async ({ tx, organization }, { current, content }) => {
  const body = validate(webhookBody, content, "body");
  if (!current) return (await createWebhook(tx, organization, body, NEWEST_WEBHOOK_VERSION))._id;
  await updateWebhook(tx, organization, current.id, body, toExpectedVersion(current));
  return current.id;
};

const writeWorkflow: WriteResource = async ({ tx, organization, now }, { current, changed }) => {
  const steps = withEntryIds(changed.steps, "steps", current);
  const sent: SettingsContent = { ...changed, ...(steps !== undefined && { steps }) };
  const canCreateWebhooks = false; // a file of a webhook is written before, with the scope that it needs
  if (!current) {
    const body = validate(workflowBody, sent, "body");
    return (await createWorkflow(tx, organization, body, { now, canCreateWebhooks }))._id;
  }
  const precondition = toExpectedVersion(current);
  const body = validate(workflowUpdate, sent, "body");
  await updateWorkflow(tx, organization, current.id, body, { precondition, now, canCreateWebhooks });
  return current.id;
};

/** Kind and language identify a text, so another one is another file. */
const writeText: WriteResource = async ({ tx, organization }, { current, content, changed }) => {
  const { kind, lang, ...parts } = content;
  const moved = ["kind", "lang"].find((name) => current && name in changed);
  if (moved) throw buildFieldProblem(`/${moved}`, "read_only", "A text keeps its kind and language");
  const key = validate(messageTextParams, { kind, lang }, "body");
  const precondition = current ? toExpectedVersion(current) : ANY_VERSION;
  const body = validate(messageTextBody, parts, "body");
  return (await updateMessageText(tx, organization, key, body, precondition))._id;
};

/** Writes a resource of each kind by the use cases of the API. */
export const WRITE_RESOURCE: Record<SettingsKind, WriteResource> = {
  brand: writeBrand,
  users: writeUser,
  availabilities: writeAvailability,
  templates: writeTemplate,
  teams: writeTeam,
  pages: writePage,
  forms: writeForm,
  locators: writeLocator,
  webhooks: writeWebhook,
  workflows: writeWorkflow,
  texts: writeText,
};
