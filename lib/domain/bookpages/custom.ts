import { z } from "zod";
import { httpUrl, LIMITS, language, text, timezone } from "@/lib/platform/http/fields";

const flag = z.boolean();

const MAX_PLACES = 50;

const place = {
  name: text(LIMITS.name).trim().min(1, "must not be empty"),
  source: text(LIMITS.name).optional(),
  source_id: text(LIMITS.extid).optional().describe("The place's id in the client's own source."),
};

const fixedPlace = z.object({ ...place, address: text(LIMITS.text).optional() });

/** Some clients spell `address` with one d; it is taken and answered as `address`. */
const fixedPlaceInput = fixedPlace.extend({
  adress: text(LIMITS.text).optional().meta({ deprecated: true }),
});

const settings = {
  auto_message: text(LIMITS.text).describe("Automatic reply when a meeting is booked."),
  auto_title: text(LIMITS.title).describe("The event's title; `{{invitee}}` and `{{me}}` become names."),
  ask_phone: flag.describe("The booker must give a phone number."),
  ask_company: flag.describe("The booker must give a company."),
  block_new_invitee: flag.describe("The booker cannot add other invitees."),
  max_invitees: z
    .int()
    .min(1)
    .max(50)
    .describe("How many other invitees a booking may have, those who are added later included; default 5."),
  duration: z.int().min(5).max(1440).describe("Minutes; default 30."),
  set_lang: flag.describe("Only `fixed_lang` (else the owner's language) is offered."),
  fixed_lang: language,
  enable_api: flag.describe("The page's address may prefill the form."),
  set_timezone: flag.describe("Only `fixed_timezone` (else the owner's zone) is offered."),
  fixed_timezone: timezone,
  event_hide_decline: z
    .union([z.boolean(), z.number().min(0).max(8760)])
    .describe("Hours before the start from which declining is hidden; true hides it always."),
  hide_places: flag,
  hide_support: flag,
  hide_title: flag.describe("The booker cannot set a title."),
  forbid_add_places: flag.describe("The booker cannot suggest another place."),
  min_dates: z.int().min(1).max(10).describe("How many times the booker must propose at least."),
  one_slot: flag.describe("Only one time can be proposed."),
  auto_confirm: flag.describe("A booking is confirmed at once; else it is a request."),
  reminder_hours: z
    .number()
    .min(0)
    .max(720)
    .describe("Hours before a meeting at which everybody is reminded of it by mail; 0: never. Default 24."),
  invite_title: text(LIMITS.title).describe("The heading of the page."),
  redirect_url: httpUrl.describe("Where the booker goes after booking."),
};

/** Only booking pages have these, appointment types do not (spec 2.10). */
const titleSettings = {
  title_label: text(LIMITS.name),
  title_placeholder: text(LIMITS.name),
  title_mandatory: flag,
};

export const typeCustomSettings = z
  .object({ ...settings, fixed_places: z.array(fixedPlace).max(MAX_PLACES) })
  .partial()
  .meta({ id: "TypeCustom" });

export type TypeCustomSettings = z.output<typeof typeCustomSettings>;

export const customSettings = typeCustomSettings
  .extend(z.object(titleSettings).partial().shape)
  .meta({ id: "Custom" });

export type CustomSettings = z.output<typeof customSettings>;

const nullable = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, schema.nullable().optional()])) as {
    [K in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[K]>>;
  };

const fixed_places = z.array(fixedPlaceInput).max(MAX_PLACES);

/** As sent: null takes a setting back. */
export const pageCustomInput = z
  .object(nullable({ ...settings, ...titleSettings, fixed_places }))
  .meta({ id: "CustomInput" });

export const typeCustomInput = z
  .object(nullable({ ...settings, fixed_places }))
  .meta({ id: "TypeCustomInput" });

type CustomInput = z.output<typeof pageCustomInput>;

const DEFAULT_MAX_INVITEES = 5;

/** How many people bookers and their guests may bring along. */
export const countInvitable = ({ max_invitees = DEFAULT_MAX_INVITEES }: CustomSettings): number =>
  max_invitees;

/** What a page says where nobody has said anything else (spec 2.9). */
const PAGE_DEFAULTS: CustomSettings = {
  ask_phone: false,
  ask_company: false,
  block_new_invitee: false,
  min_dates: 1,
};

/** The settings of a page after a change; without any before, of a new page. */
export const mergePageCustom = (before: CustomSettings, sent: CustomInput | undefined): CustomSettings => ({
  ...PAGE_DEFAULTS,
  ...mergeCustom(before, sent),
});

/** The settings after a change: keys that were sent win, null removes, the others stay. */
export function mergeCustom(before: CustomSettings, sent: CustomInput | undefined): CustomSettings {
  const { fixed_places: places, ...others } = sent ?? {};
  const merged = {
    ...before,
    ...others,
    ...(places !== undefined && { fixed_places: places?.map(withAddress) }),
  };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value != null)) as CustomSettings;
}

function withAddress({ adress, ...fixed }: z.output<typeof fixedPlaceInput>) {
  const address = fixed.address ?? adress;
  return { ...fixed, ...(address === undefined ? {} : { address }) };
}
