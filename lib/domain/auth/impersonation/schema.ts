import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

export const impersonationBody = z
  .object({ user: id.describe("The user to impersonate.") })
  .meta({ id: "ImpersonationBody" });

export const impersonation = z
  .object({
    user: id.describe("The impersonated user."),
    until: timestamp.describe("The time of expiry: an hour after the start."),
  })
  .meta({ id: "Impersonation" });
