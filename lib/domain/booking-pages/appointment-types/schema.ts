import { z } from "zod";
import { typeSettings, typeSettingsInput } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { lockedFields } from "@/lib/domain/booking-pages/bookpages/schema";
import { id, LIMITS, record, requiredLine, text } from "@/lib/platform/http/fields";
import { typeSlug } from "./type-slug";

export const appointmentType = record
  .extend({
    bookpage: id,
    availability: id.nullable(),
    name: z.string(),
    handle: z.string(),
    active: z.boolean(),
    public: z.boolean(),
    message: z.string(),
    description: z.string(),
    custom: typeSettings,
    template_type: id.nullable().describe("The type of the page's template that it follows."),
    locked: lockedFields,
  })
  .meta({ id: "AppointmentType" });

export const appointmentTypeBody = z
  .object({
    nickname: text(64).optional().describe("Ignored: the path names the page."),
    availability: id
      .nullable()
      .optional()
      .describe("An availability of the page's owner; null, the default: the owner's main one."),
    name: requiredLine(LIMITS.name),
    handle: typeSlug
      .optional()
      .describe("Default: made from the name, with a number if the page already has it."),
    active: z.boolean().optional().describe("Default true; an inactive one cannot be opened by bookers."),
    public: z
      .boolean()
      .optional()
      .describe("Default true; one that is not public is not listed, but opens by its address."),
    message: text(LIMITS.text).optional().describe("Instead of the page's message."),
    description: text(LIMITS.text).optional(),
    custom: typeSettingsInput.optional().describe("Settings that differ from the page's."),
  })
  .meta({ id: "AppointmentTypeBody" });

export const appointmentTypeUpdate = appointmentTypeBody.partial().meta({ id: "AppointmentTypeUpdate" });

export type AppointmentTypeBody = z.output<typeof appointmentTypeBody>;
export type AppointmentTypeUpdate = z.output<typeof appointmentTypeUpdate>;
