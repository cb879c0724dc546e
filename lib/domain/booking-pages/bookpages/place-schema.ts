import { z } from "zod";
import { CALLERS, PLACE_KINDS } from "@/lib/domain/conferencing/conferences/options";
import { httpUrl, LIMITS, phone, requiredLine, text } from "@/lib/platform/http/fields";
import { isPhone } from "@/lib/platform/http/is-phone";

const name = requiredLine(LIMITS.name);

const place = {
  source: text(LIMITS.name).optional(),
  source_id: text(LIMITS.externalId).optional().describe("The place's id in the client's own source."),
  address: text(LIMITS.text).optional(),
  kind: z
    .enum(PLACE_KINDS)
    .optional()
    .describe(
      "`place` (default): a location, as text. `google_meet`, `teams`, `zoom`, `jitsi`: a conference link that is made for each meeting. `link`: a fixed conference link.",
    ),
  who_calls: z
    .enum(CALLERS)
    .optional()
    .describe("For `phone`: the side that is called. `host` (default): the booker must give a number."),
  number: phone.optional().describe("For `phone`, if the booker calls: the host's number."),
  url: httpUrl.optional().describe("For `link`: the address of the conference."),
};

export const fixedPlace = z.object({ name, ...place }).meta({ id: "FixedPlace" });

export type FixedPlace = z.output<typeof fixedPlace>;

type PlaceInput = Omit<FixedPlace, "name"> & { name?: string | undefined };

interface PlaceIssue {
  path: keyof PlaceInput;
  code: string;
  message: string;
}

/** Some clients spell `address` with one d; both are accepted and returned as `address`. */
export const fixedPlaceInput = z
  .object({
    name: name.optional().describe("Only a `place` needs one."),
    ...place,
    adress: text(LIMITS.text).optional().meta({ deprecated: true }),
  })
  .superRefine((sent, context) => {
    for (const { path, code, message } of findPlaceIssues(sent))
      context.addIssue({ code: "custom", path: [path], message, params: { code } });
  });

function findPlaceIssues({ name, kind = "place", who_calls, number, url }: PlaceInput): PlaceIssue[] {
  if (kind === "place" && name === undefined)
    return [{ path: "name", code: "required", message: "is required" }];
  if (kind === "link" && url === undefined)
    return [{ path: "url", code: "required", message: "is required with kind link" }];
  if (kind !== "phone" || who_calls !== "booker") return [];
  if (number === undefined)
    return [{ path: "number", code: "required", message: "is required where the booker calls" }];
  return isPhone(number)
    ? []
    : [{ path: "number", code: "invalid_format", message: "must be a phone number" }];
}
