import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

export const impersonationBody = z
  .object({ user: id.describe("Whose console is to be seen.") })
  .meta({ id: "SeeingAsBody" });

export const impersonation = z
  .object({
    user: id.describe("Whose console is seen."),
    until: timestamp.describe("When it ends by itself: an hour after it began."),
  })
  .meta({ id: "SeeingAs" });
