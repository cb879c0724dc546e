import { z } from "zod";
import { availabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { appointmentTypeBody } from "@/lib/domain/booking-pages/appointment-types/schema";
import { bookpageFields } from "@/lib/domain/booking-pages/bookpages/schema";
import { pageTemplateBody, pageTemplateTypeBody } from "@/lib/domain/booking-pages/page-templates/schema";
import { formBody } from "@/lib/domain/bookings/forms/schema";
import { workflowBody } from "@/lib/domain/events/workflows/schema";
import { locatorBody } from "@/lib/domain/locators/schema";
import { messageTextBody, messageTextParams } from "@/lib/domain/messaging/texts/schema";
import { webhookBody } from "@/lib/domain/messaging/webhooks/schema";
import { teamBody } from "@/lib/domain/people/teams/schema";
import { userFields } from "@/lib/domain/people/users/schema";
import { organizationBody } from "@/lib/domain/tenancy/organizations/schema";
import { email, id, LIMITS } from "@/lib/platform/http/fields";
import type { SettingsKind } from "./settings-kinds";

/** Kinds that a file can refer to; appointment types are in the file of their page. */
export type ReferenceKind = SettingsKind | "types";

/** References by their path in a file: `*` is an entry of a list, `{}` a key of an object. */
export type ReferencePatterns = Readonly<Record<string, ReferenceKind>>;

interface KindDescription {
  /** The contents of a file, with ids in place of references. */
  schema: z.ZodObject;
  references: ReferencePatterns;
}

const ROOM_REFERENCE = { "custom.rooms.any_of.*": "users" } as const;
const PAGE_REFERENCES = {
  ...ROOM_REFERENCE,
  "custom.hosts.fixed.*": "users",
  "custom.steps.list.*.hosts.users.*": "users",
} as const;

const FILTER_REFERENCES = {
  "filter.pages.*": "pages",
  "filter.types.*": "types",
  "filter.teams.*": "teams",
} as const;

const prefixPatterns = (patterns: ReferencePatterns, prefix: string): ReferencePatterns =>
  Object.fromEntries(Object.entries(patterns).map(([path, kind]) => [`${prefix}.${path}`, kind]));

/** Returns the fields of a schema except some; unlike `omit`, it accepts schemas with refinements. */
const omitFields = <Shape extends z.ZodRawShape>(schema: { shape: Shape }, ...names: (keyof Shape)[]) =>
  Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !names.includes(name))) as Shape;

/** Fields of a request that files do not have: other forms of a field, and what another file states. */
export const OMITTED_FIELDS = {
  brand: [],
  users: ["emails", "account"],
  availabilities: [],
  templates: ["page"],
  teams: ["organization", "handle"],
  pages: [],
  forms: [],
  locators: [],
  webhooks: ["action"],
  workflows: ["confirmed_messages"],
  texts: [],
} as const satisfies Record<SettingsKind, readonly string[]>;

const extid = z.string().trim().min(1).max(LIMITS.externalId).nullable().optional();

const buildTypesSchema = (fields: z.ZodRawShape, described: string) =>
  z.array(z.object(fields)).optional().describe(described);

const typeName = appointmentTypeBody.shape.name
  .optional()
  .describe("Left out where it follows the template; a new type needs one.");

const TYPES_NOTE =
  "All appointment types, by `handle`; types that are not in the list are deleted. New ones follow the others, in the order of the list.";

export const KINDS: Record<SettingsKind, KindDescription> = {
  brand: { schema: z.object(organizationBody.shape), references: {} },
  users: {
    schema: z.object({
      extid: extid.describe("Your own id of the user; it identifies the user, else the address does."),
      ...omitFields(userFields, ...OMITTED_FIELDS.users),
      email: email.nullable().optional(),
    }),
    references: {},
  },
  availabilities: {
    schema: z.object({
      belongs_to: id.describe("The user."),
      number: z.int().min(1).optional().describe("Default 1: the user's main availability."),
      ...availabilityBody.shape,
    }),
    references: { belongs_to: "users" },
  },
  templates: {
    schema: z.object({
      ...omitFields(pageTemplateBody, ...OMITTED_FIELDS.templates),
      types: buildTypesSchema(pageTemplateTypeBody.shape, TYPES_NOTE),
    }),
    references: { ...ROOM_REFERENCE, ...prefixPatterns(ROOM_REFERENCE, "types.*") },
  },
  teams: {
    schema: z.object(omitFields(teamBody, ...OMITTED_FIELDS.teams)),
    references: {
      "admins.*": "users",
      "members.*": "users",
      "assignment.order.*": "users",
      "assignment.weights.{}": "users",
    },
  },
  pages: {
    schema: z.object({
      ...bookpageFields.shape,
      template: id.nullable().optional().describe("The template that the page follows."),
      types: buildTypesSchema({ ...omitFields(appointmentTypeBody, "nickname"), name: typeName }, TYPES_NOTE),
    }),
    references: {
      belongs_to: "users",
      team: "teams",
      template: "templates",
      ...PAGE_REFERENCES,
      "types.*.availability": "availabilities",
      ...prefixPatterns(PAGE_REFERENCES, "types.*"),
    },
  },
  forms: {
    schema: z.object(formBody.shape),
    references: { "rules.*.to.team": "teams", "otherwise.team": "teams" },
  },
  locators: { schema: z.object(locatorBody.shape), references: {} },
  webhooks: {
    schema: z.object(omitFields(webhookBody, ...OMITTED_FIELDS.webhooks)),
    references: FILTER_REFERENCES,
  },
  workflows: {
    schema: z.object(omitFields(workflowBody, ...OMITTED_FIELDS.workflows)),
    references: { ...FILTER_REFERENCES, "filter.templates.*": "templates", "filter.forms.*": "forms" },
  },
  texts: { schema: z.object({ ...messageTextParams.shape, ...messageTextBody.shape }), references: {} },
};

/** Settings that belong to a person's connections or uploads; files leave them as they are. */
export const PERSONAL_SETTINGS = ["target_calendar", "blocking_calendars", "cover"] as const;
