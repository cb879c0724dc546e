import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { freeSlot } from "@/lib/domain/availability/free-slots/slot-json";
import type { PageBookingBody } from "@/lib/domain/bookings/agents/schema";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { chooseHost } from "@/lib/domain/bookings/choose-host";
import type { LostTimes } from "@/lib/domain/bookings/find-hosts";
import { followLink } from "@/lib/domain/bookings/follow-link";
import { pagePath } from "@/lib/domain/bookings/page-address";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { readBookingBody } from "@/lib/domain/bookings/resource/read-booking-body";
import { refuseBooking, refuseLink } from "@/lib/domain/bookings/resource/refuse-booking";
import { settleLinked } from "@/lib/domain/bookings/resource/settle-linked";
import { bookOrAsk } from "@/lib/pages/booking/book-or-ask";
import { deriveReader } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { ApiProblem } from "@/lib/platform/http/problem";
import { reply } from "@/lib/platform/http/reply";
import { nameProgramForm } from "./name-program-form";
import { openToPrograms } from "./open-to-programs";
import { PROGRAM_BROWSER } from "./program-browser";
import { toFormFields } from "./to-form-fields";

interface Asked {
  nickname: string;
  body: PageBookingBody;
  /** From where it was sent. */
  caller: string;
  idempotencyKey: string | null;
  request: Request;
}

/** POST /<page>/bookings.json: books, or has the booker show first that the address is theirs. */
export async function bookForPrograms(db: Db, asked: Asked, now: Instant) {
  const page = await findOffered(db, asked, now);
  const body = settleLinked(asked.body, page.link);
  const request = {
    ...readBookingBody(body, page, nameProgramForm(asked)),
    isVouchedFor: false,
    source: findSource(asked),
  };
  const { lang, timezone: zone } = request;
  const reader = deriveReader({ lang, zone, hourCycle: null }, PROGRAM_BROWSER, page.custom, page.owner);
  const path = pagePath({ nickname: page.nickname, type: page.type?.handle ?? null, minutes: null });
  const attempt = {
    request,
    fields: toFormFields(body, page, request),
    browser: PROGRAM_BROWSER,
    reader,
    embed: false as const,
  };
  const result = await bookOrAsk(db, page, { ...attempt, keepForm: async () => path }, now);
  switch (result.outcome) {
    case "booked": {
      const status = result.confirmed ? ("confirmed" as const) : ("requested" as const);
      const page_url = `${pageOrigin()}/event/${result.eventId}?key=${result.key}`;
      return reply({ ...describeMeeting(page, request), status, page_url, confirm_url: null } as const, 201);
    }
    case "asked": {
      const confirm_url = pageOrigin() + result.location;
      return reply(
        { ...describeMeeting(page, request), status: "unconfirmed", page_url: null, confirm_url } as const,
        202,
      );
    }
    case "taken":
      throw refuseTaken(page, result, request.timezone);
    case "codes":
    case "mail_limit":
      throw new ApiProblem("mail_limit", "This address gets no more mails today.", {
        headers: { "retry-after": "3600" },
      });
    case "unproven":
      throw new ApiProblem("conflict", "This page takes bookings from a browser only.");
    default:
      throw refuseBooking(result, body);
  }
}

/** Browsers say on which site they are, other programs do not: on another site it is an element of ours that asks. */
const findSource = ({ request }: Asked) =>
  request.headers.has("origin") ? ("embed" as const) : ("api" as const);

async function findOffered(db: Db, { nickname, body }: Asked, now: Instant): Promise<PublicPage> {
  const { type, duration, host = null, link = null } = body;
  const read = await openToPrograms(db, { nickname, type, duration }, now);
  const followed = await followLink(db, chooseHost(read, host), link, now);
  if ("refused" in followed) throw refuseLink(followed.refused);
  return { ...followed.page, duration: duration ?? followed.page.duration };
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

function refuseTaken({ duration }: PublicPage, { nearest, lost = [] }: LostTimes, timezone: string) {
  const toSlots = (starts: readonly Instant[]) => starts.map((start) => freeSlot(start, duration, timezone));
  const isFirst = (lost[0]?.place ?? 1) === 1;
  const occurrences = lost.map(({ place, start, nearest: free }) => ({
    index: place,
    ...freeSlot(start, duration, timezone),
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
