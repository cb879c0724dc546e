import { computeJourney } from "@/lib/core/slots/journeys";
import type { Host } from "@/lib/core/slots/schedule";
import { buildErrorSummary, buildFieldView, formatIssue } from "@/lib/pages/page-shell/form-parts";
import { LIMITS } from "@/lib/platform/http/fields";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import type { BookerAddress } from "./booker-address";
import { buildPageSurroundings } from "./build-page-surroundings";
import { toHiddenFields } from "./build-slots-view";
import type { BookingAddressStep, BookingTimesStep, BookingView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

/** Builds the page that asks for the visitor's address before it shows times. */
export const buildAddressView = (context: ViewContext, typed: BookerAddress | null): BookingView => ({
  ...buildPageSurroundings(context),
  notice: null,
  banner: null,
  types: null,
  back: null,
  members: null,
  step: buildAddressStep(context, typed),
});

function buildAddressStep(
  { t, page, address, query, reader }: ViewContext,
  typed: BookerAddress | null,
): BookingAddressStep {
  const name = wrapBidiIsolate(reader.lang, page.owner.firstName);
  const error = typed?.issue ? formatIssue(t, "errors", typed.issue) : null;
  const field = buildFieldView(t, {
    name: "text",
    id: "address",
    label: t("booking.address.label"),
    hint: t("booking.address.hint"),
    value: typed?.text ?? "",
    autoComplete: "street-address",
    maxLength: LIMITS.title,
    error,
  });
  return {
    name: "address",
    form: {
      id: "address-form",
      heading: t("booking.address.heading", { name }),
      text: t("booking.address.text", { name }),
      action: `/${page.slug}/address${query.embed ? `?embed=${query.embed}` : ""}`,
      hidden: [
        ...toHiddenFields({ ...query, address: null }),
        ...(address.type === null ? [] : [{ name: "type", value: address.type }]),
        ...(address.type !== null || address.minutes === null
          ? []
          : [{ name: "minutes", value: String(address.minutes) }]),
      ],
      fields: [field],
      submit: t("booking.address.submit"),
      tone: "accent",
      back: null,
      errors: buildErrorSummary(t, error === null ? [] : [{ href: "#address", label: error }]),
    },
  };
}

/** Returns whether the host's journeys to the address depend on where it is. */
function isWayKnown({ schedule, site = null, travelTimes }: Host): boolean {
  const journeys = schedule?.journeys;
  if (!journeys?.byDistance || site === null) return false;
  const bases = journeys.bases.filter((base) => base !== null);
  return bases.length > 0
    ? bases.some((base) => computeJourney(journeys, travelTimes, base, site).by !== "unlocated")
    : travelTimes?.positions.has(site.key ?? "") === true;
}

/** Names the address above the times; nothing if the page does not depend on it. */
export function buildAddressLine(context: ViewContext): Pick<BookingTimesStep, "address"> {
  const { t, page, query, bookerAddress } = context;
  if (!bookerAddress) return {};
  const change = { ...query, address: null, starts: [], details: false };
  return {
    address: {
      text: bookerAddress,
      change: { href: buildStateHref(context, change), label: t("booking.address.change") },
      note: page.hosts.some(isWayKnown) ? null : t("booking.address.notFound"),
    },
  };
}
