import type { Instant } from "@/lib/core/time/instant";
import type { WaitingBody } from "@/lib/domain/bookings/agents/waiting-schema";
import { chooseHost } from "@/lib/domain/bookings/choose-host";
import { isFullDay, offersWaiting, rangeOfDay } from "@/lib/pages/booking/full-days";
import { readPageQuery } from "@/lib/pages/booking/page-query";
import { deriveReader } from "@/lib/pages/frame/reader";
import { joinOrAsk } from "@/lib/pages/waiting/join-or-ask";
import { lastChoice, type WaitingIssue } from "@/lib/pages/waiting/waiting-form";
import type { Db } from "@/lib/platform/db/client";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { reply } from "@/lib/platform/http/reply";
import { nameProgramForm } from "./name-program-form";
import { openToPrograms } from "./open-to-programs";
import { PROGRAM_BROWSER } from "./program-browser";

interface Asked {
  nickname: string;
  body: WaitingBody;
  /** From where it was sent. */
  caller: string;
  idempotencyKey: string | null;
}

/** POST /<page>/waiting.json: waits for a day that is booked out, as the form of the page does. */
export async function waitForPrograms(db: Db, asked: Asked, now: Instant) {
  const { nickname, body } = asked;
  const { type, duration, host = null, day, attendee } = body;
  const whole = await openToPrograms(db, { nickname, type, duration }, now, rangeOfDay(day));
  const page = chooseHost(whole, host);
  if (host !== null && page.chosen === null)
    throw fieldProblem("/host", "mismatch", "host is nobody whom one can choose on this page");
  const fields = toFields(body);
  const query = { ...readPageQuery(new URLSearchParams(fields)), starts: [], details: false, answers: {} };
  const reader = deriveReader(query, PROGRAM_BROWSER, page.custom, page.owner);
  if (!offersWaiting(page, query)) throw new ApiProblem("conflict", "This page has no waiting list.");
  if (!isFullDay(page, day, reader.zone, now))
    throw fieldProblem(
      "/day",
      "mismatch",
      "day is not booked out: it is free, or never was for booking",
      "conflict",
    );
  const result = await joinOrAsk(
    db,
    {
      address: { nickname: page.nickname, type: type ?? null, minutes: duration ?? null },
      ...{ page, query, reader, day, fields },
      values: { name: attendee.name, email: attendee.email, until: body.last_day ?? "" },
      browser: PROGRAM_BROWSER,
      confirmed: undefined,
      formId: nameProgramForm(asked),
    },
    now,
  );
  switch (result.outcome) {
    case "waiting":
      return reply({ status: "waiting" as const, confirm_url: null }, 201);
    case "asked":
      return reply({ status: "unconfirmed" as const, confirm_url: pageOrigin() + result.location }, 202);
    case "refused":
      throw refuse(result.issues[0], body);
  }
}

/** What the form of the page would have sent: it goes on from there once a code has been typed. */
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

function refuse(issue: WaitingIssue | undefined, { day }: WaitingBody): ApiProblem {
  switch (issue?.text) {
    case "untilBad":
      return fieldProblem("/last_day", "out_of_range", `last_day must be from ${day} to ${lastChoice(day)}`);
    case "emailUnwelcome":
      return fieldProblem("/attendee/email", "refused", "This address cannot wait here");
    case "many":
      return new ApiProblem("conflict", "This address waits for as many days as one can.");
    case "codesMany":
    case "mailsMany":
      return new ApiProblem("mail_limit", "This address gets no more mails today.", {
        headers: { "retry-after": "3600" },
      });
    default:
      return issue?.field === "name"
        ? fieldProblem("/attendee/name", "invalid_format", "name cannot be taken")
        : issue?.text === "gone"
          ? new ApiProblem("conflict", "This page takes nobody on its waiting list any more.")
          : fieldProblem("/attendee/email", "invalid_format", "email cannot be taken");
  }
}
