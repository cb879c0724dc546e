import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

export const session = z
  .object({
    _id: id,
    current: z.boolean().describe("The one that asks."),
    user_agent: z.string().nullable().describe("What the browser called itself when it signed in."),
    browser: z
      .object({
        name: z.string().describe("As people call it."),
        system: z.string().nullable().describe("What it runs on; `null`: it does not say."),
      })
      .meta({ id: "SessionBrowser" })
      .nullable()
      .describe("What that is, where it is known."),
    createdAt: timestamp,
    last_used_at: timestamp.describe("To the minute."),
    expires_at: timestamp.describe("30 days after the last use, at most 90 after signing in."),
  })
  .meta({ id: "Session" });
