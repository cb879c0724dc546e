import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

export const provisioning = z
  .object({
    _id: id.describe("The organisation's."),
    base_url: z
      .string()
      .describe("What the directory calls: SCIM 2.0, by a key with the scope `scim` as bearer token."),
    users: z.int().describe("People whom the directory has named."),
    groups: z.int().describe("Groups, each of which a team follows."),
    last_request_at: timestamp
      .nullable()
      .describe("When the directory was last heard of, to the minute; null: never."),
    last_error: z
      .object({ at: timestamp, request: z.string(), status: z.int(), detail: z.string() })
      .nullable()
      .describe("What it was last refused."),
  })
  .meta({ id: "Provisioning" });
