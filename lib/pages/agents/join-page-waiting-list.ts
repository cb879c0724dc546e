import type { Instant } from "@/lib/core/time/instant";
import type { WaitingBody } from "@/lib/domain/bookings/agents/waiting-schema";
import { selectHost } from "@/lib/domain/bookings/select-host";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { createReply } from "@/lib/domain/contracts/reply";
import { hasWaitingList } from "@/lib/pages/booking/has-waiting-list";
import { getDayRange, isFullDay } from "@/lib/pages/booking/list-full-days";
import { parsePageQuery } from "@/lib/pages/booking/parse-page-query";
import { deriveVisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import { joinOrRequestCode } from "@/lib/pages/waiting-list/join-or-request-code";
import { getLastDay, type WaitingIssue } from "@/lib/pages/waiting-list/parse-waiting-form";
import type { Db } from "@/lib/platform/db/client";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { AGENT_BROWSER } from "./agent-browser";
import { deriveAgentFormId } from "./derive-agent-form-id";
import { getAgentPage } from "./get-agent-page";

interface PageWaitingRequest {
  slug: string;
  body: WaitingBody;
  /** The IP address. */
  caller: string;
  idempotencyKey: string | null;
}

/** POST /<page>/waiting.json: joins the waiting list of a fully booked day, like the form of the page. */
export async function joinPageWaitingList(db: Db, request: PageWaitingRequest, now: Instant) {
  const { slug, body } = request;
  const { type, duration, host = null, day, attendee } = body;
  const whole = await getAgentPage(db, { slug, type, duration }, now, getDayRange(day));
  const page = selectHost(whole, host);
  if (host !== null && page.chosen === null)
    throw buildFieldProblem("/host", "mismatch", "host is not a host that this page lets bookers choose");
  const fields = toFields(body);
  const query = { ...parsePageQuery(new URLSearchParams(fields)), starts: [], details: false, answers: {} };
  const reader = deriveVisitorLocale(query, AGENT_BROWSER, page.settings, page.owner);
  if (!hasWaitingList(page, query)) throw new ApiProblem("conflict", "This page has no waiting list.");
  if (!isFullDay(page, day, reader.zone, now))
    throw buildFieldProblem(
      "/day",
      "mismatch",
      "day is not booked out: it is free, or never was for booking",
      "conflict",
    );
  const result = await joinOrRequestCode(
    db,
    {
      address: { slug: page.slug, type: type ?? null, minutes: duration ?? null },
      page,
      query,
      reader,
      day,
      fields,
      values: { name: attendee.name, email: attendee.email, until: body.last_day ?? "" },
      browser: AGENT_BROWSER,
      confirmed: undefined,
      formId: deriveAgentFormId(request),
    },
    now,
  );
  switch (result.outcome) {
    case "waiting":
      return createReply({ status: "waiting" as const, confirm_url: null }, 201);
    case "asked":
      return createReply(
        { status: "unconfirmed" as const, confirm_url: resolvePageOrigin() + result.location },
        202,
      );
    case "refused":
      throw toWaitingProblem(result.issues[0], body);
  }
}

/** The fields of the page's form, which is submitted once the booker has typed the code. */
function toFields({ type, duration, host, day, last_day, attendee }: WaitingBody): [string, string][] {
  const { name, email, timezone, language } = attendee;
  const fields: [string, string | undefined][] = [
    ["type", type],
    [type === undefined ? "minutes" : "duration", duration?.toString()],
    ["with", host],
    ["day", day],
    ["tz", timezone],
    ["lang", language],
    ["name", name],
    ["email", email],
    ["until", last_day],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== undefined);
}

function toWaitingProblem(issue: WaitingIssue | undefined, { day }: WaitingBody): ApiProblem {
  switch (issue?.text) {
    case "untilBad":
      return buildFieldProblem(
        "/last_day",
        "out_of_range",
        `last_day must be from ${day} to ${getLastDay(day)}`,
      );
    case "emailUnwelcome":
      return buildFieldProblem("/attendee/email", "refused", "This address cannot wait here");
    case "many":
      return new ApiProblem("conflict", "This address waits for as many days as one can.");
    case "codesMany":
    case "mailsMany":
      return new ApiProblem("mail_limit", "This address gets no more mails today.", {
        headers: { "retry-after": "3600" },
      });
    default:
      return issue?.field === "name"
        ? buildFieldProblem("/attendee/name", "invalid_format", "name cannot be taken")
        : issue?.text === "gone"
          ? new ApiProblem("conflict", "The waiting list of this page is closed.")
          : buildFieldProblem("/attendee/email", "invalid_format", "email cannot be taken");
  }
}
