import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

export const provisioning = z
  .object({
    _id: id.describe("The organisation's."),
    base_url: z
      .string()
      .describe("The address for the directory: SCIM 2.0, with a key of the scope `scim` as bearer token."),
    users: z.int().describe("The number of people that the directory has named."),
    groups: z.int().describe("Groups, each of which a team follows."),
    last_request_at: timestamp
      .nullable()
      .describe("The time of the directory's last request, to the minute; null: never."),
    last_error: z
      .object({ at: timestamp, request: z.string(), status: z.int(), detail: z.string() })
      .nullable()
      .describe("The last refused request."),
  })
  .meta({ id: "Provisioning" });
