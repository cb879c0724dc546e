import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

export const session = z
  .object({
    _id: id,
    current: z.boolean().describe("Whether it is the session of the request."),
    user_agent: z.string().nullable().describe("The user agent of the browser at sign-in."),
    browser: z
      .object({
        name: z.string().describe("The common name of the browser."),
        system: z.string().nullable().describe("The operating system; `null`: unknown."),
      })
      .meta({ id: "SessionBrowser" })
      .nullable()
      .describe("The browser behind `user_agent`, if it is known."),
    createdAt: timestamp,
    last_used_at: timestamp.describe("The last use, to the minute."),
    expires_at: timestamp.describe("30 days after the last use, at most 90 after signing in."),
  })
  .meta({ id: "Session" });
