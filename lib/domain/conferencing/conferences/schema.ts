import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";
import { PLACE_KINDS } from "./options";

/** Requirements that may be missing before links can be created. */
export const MISSING_REQUIREMENTS = ["setting", "account", "calendar", "access"] as const;

export const conferencing = z
  .object({
    accounts: z
      .array(
        z.object({
          _id: id,
          provider: z.literal("zoom"),
          name: z.string(),
          access_broken: z.boolean().describe("Its owner has to sign in again."),
          connected_at: timestamp,
        }),
      )
      .describe("The accounts that create links."),
    kinds: z
      .array(
        z.object({
          kind: z.enum(PLACE_KINDS),
          missing: z
            .enum(MISSING_REQUIREMENTS)
            .nullable()
            .describe(
              "Why a meeting of this user at such a place gets no link; null: it gets one. `setting`: this installation is not set up for it. `account`: none is connected. `calendar`: meetings are not written into a calendar that makes such links. `access`: the account or calendar has to be connected again.",
            ),
        }),
      )
      .describe("The kinds of places, as this user can have them."),
    sign_ins: z
      .array(z.object({ provider: z.literal("zoom"), url: z.string() }))
      .describe(
        "The addresses at which the user can sign in; they take a form sent from a page of the service.",
      ),
  })
  .meta({ id: "Conferencing" });
