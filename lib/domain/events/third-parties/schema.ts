import { z } from "zod";
import { email, id, LIMITS, line, record, requiredLine } from "@/lib/platform/http/fields";

export const thirdParty = record
  .extend({
    name: z.string(),
    contact: z.object({ email: z.string().nullable(), name: z.string().nullable() }),
    organization: id,
    secret: z.string().describe("The secret with which the app gets creator tokens; store it on a server."),
  })
  .meta({ id: "ThirdParty" });

const registration = {
  name: requiredLine(LIMITS.name),
  contact_email: email.optional(),
  contact_name: line(LIMITS.name).optional(),
};

export const registrationQuery = z.object(registration);

/** Query and body together must name the app; the body takes precedence. */
export const registrationParts = registrationQuery.partial();

export const registrationBody = registrationParts.optional();

export type RegistrationParts = z.output<typeof registrationParts>;

export const tokenQuery = z.object({
  cm: email.describe("The creator's e-mail address."),
  secret: z.string().min(1, "must not be empty").max(LIMITS.name).describe("The app's secret."),
});

export type TokenQuery = z.output<typeof tokenQuery>;
