import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { serializeFreeSlot } from "@/lib/domain/availability/free-slots/serialize-slots";
import type { PageBookingBody } from "@/lib/domain/bookings/agents/schema";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { resolveLink } from "@/lib/domain/bookings/resolve-link";
import { applyLinkDefaults } from "@/lib/domain/bookings/resource/apply-link-defaults";
import { parseBookingBody } from "@/lib/domain/bookings/resource/parse-booking-body";
import { toBookingProblem, toLinkProblem } from "@/lib/domain/bookings/resource/to-booking-problem";
import { selectHost } from "@/lib/domain/bookings/select-host";
import type { UnavailableTimes } from "@/lib/domain/bookings/unavailable-times";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { createReply } from "@/lib/domain/contracts/reply";
import { bookOrRequestCode } from "@/lib/pages/booking/book-or-request-code";
import { deriveVisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { AGENT_BROWSER } from "./agent-browser";
import { deriveAgentFormId } from "./derive-agent-form-id";
import { getAgentPage } from "./get-agent-page";
import { toFormFields } from "./to-form-fields";

interface PageBookingRequest {
  slug: string;
  body: PageBookingBody;
  /** The IP address. */
  caller: string;
  idempotencyKey: string | null;
  request: Request;
}

/** POST /<page>/bookings.json: books, or first has the booker confirm the email address. */
export async function createPageBooking(db: Db, bookingRequest: PageBookingRequest, now: Instant) {
  const offered = await getBookablePage(db, bookingRequest, now);
  const body = applyLinkDefaults(bookingRequest.body, offered.link);
  const request = {
    ...parseBookingBody(body, offered, deriveAgentFormId(bookingRequest)),
    isVouchedFor: false,
    source: findSource(bookingRequest),
  };
  const page = { ...offered, duration: request.duration ?? offered.duration };
  const { lang, timezone: zone } = request;
  const reader = deriveVisitorLocale(
    { lang, zone, hourCycle: null },
    AGENT_BROWSER,
    page.settings,
    page.owner,
  );
  const path = buildPagePath({ slug: page.slug, type: page.type?.slug ?? null, minutes: null });
  const attempt = {
    request,
    fields: toFormFields(body, page, request),
    browser: AGENT_BROWSER,
    reader,
    embed: false as const,
  };
  const result = await bookOrRequestCode(db, page, { ...attempt, storeForm: async () => path }, now);
  switch (result.outcome) {
    case "booked": {
      const status = result.confirmed ? ("confirmed" as const) : ("requested" as const);
      const page_url = `${resolvePageOrigin()}/event/${result.eventId}?key=${result.key}`;
      return createReply(
        { ...describeMeeting(page, request), status, page_url, confirm_url: null } as const,
        201,
      );
    }
    case "asked": {
      const confirm_url = resolvePageOrigin() + result.location;
      return createReply(
        { ...describeMeeting(page, request), status: "unconfirmed", page_url: null, confirm_url } as const,
        202,
      );
    }
    case "taken":
      throw buildTakenProblem(page, result, request.timezone);
    case "codes":
    case "mail_limit":
      throw new ApiProblem("mail_limit", "This address gets no more mails today.", {
        headers: { "retry-after": "3600" },
      });
    case "unproven":
      throw new ApiProblem("conflict", "This page takes bookings from a browser only.");
    default:
      throw toBookingProblem(result, body);
  }
}

/** Browsers send the site that calls, other programs do not; a call from another site comes from the embedded element. */
const findSource = ({ request }: PageBookingRequest) =>
  request.headers.has("origin") ? ("embed" as const) : ("api" as const);

async function getBookablePage(
  db: Db,
  { slug, body }: PageBookingRequest,
  now: Instant,
): Promise<PublicPage> {
  const { type, duration, host = null, link = null } = body;
  const read = await getAgentPage(db, { slug, type, duration }, now);
  const resolved = await resolveLink(db, selectHost(read, host), link, now);
  if ("refused" in resolved) throw toLinkProblem(resolved.refused);
  return { ...resolved.page, duration: duration ?? resolved.page.duration };
}

function describeMeeting(
  { owner, chosen, duration }: PublicPage,
  { starts, series, timezone }: BookingRequest,
) {
  const meetings = starts.map((start) => ({
    start: new Date(start),
    end: new Date(start + duration * MINUTE),
  }));
  const [first = { start: new Date(0), end: new Date(0) }] = meetings;
  return { ...first, timezone, host: (chosen ?? owner).name, ...(series && { meetings }) };
}

function buildTakenProblem(
  { duration }: PublicPage,
  { nearest, lost = [] }: UnavailableTimes,
  timezone: string,
) {
  const toSlots = (starts: readonly Instant[]) =>
    starts.map((start) => serializeFreeSlot(start, duration, timezone));
  const isFirst = (lost[0]?.index ?? 1) === 1;
  const occurrences = lost.map(({ index: position, start, nearest: free }) => ({
    index: position,
    ...serializeFreeSlot(start, duration, timezone),
    nearest_slots: toSlots(free),
  }));
  const sentence = isFirst
    ? "The page does not offer this time."
    : "The page does not offer all times of the series.";
  return new ApiProblem("slot_taken", sentence, {
    errors: [
      { in: "body", pointer: isFirst ? "/start" : "/series", code: "slot_taken", message: "is not free" },
    ],
    members: { nearest_slots: toSlots(nearest), ...(occurrences.length > 0 && { occurrences }) },
  });
}
