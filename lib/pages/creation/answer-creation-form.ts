import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { refuseSeeing } from "@/lib/pages/account/refuse-seeing";
import { readForm } from "@/lib/pages/frame/read-form";
import type { Browser } from "@/lib/pages/frame/reader";
import { refusalStatus } from "@/lib/pages/frame/refusal";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { answerWithPage } from "@/lib/platform/http/answer-with-page";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isFromOwnPage } from "@/lib/platform/http/is-from-own-page";
import { ApiProblem } from "@/lib/platform/http/problem";
import { consume, countRequest } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { readCreation, type Step } from "./creation-query";
import { keepCreation } from "./keep-creation";
import { creationRefusalPath, type Why } from "./refusal";
import { submitCreation } from "./submit-creation";

/** An event of two hundred people, a hundred times and fifty places has so many. */
const CREATION_FORM_LIMITS = { bytes: 256 * 1024, fields: 1000 };

/** POST /add_invitees/submit, /add_details/submit: a 303 to the next page, with everything kept. */
export async function answerCreationForm(request: Request, step: Step, browser: Browser): Promise<Response> {
  const refuse = (why: Why, back = "", seconds = "") =>
    answerWithPage(
      request,
      creationRefusalPath({ why, back, seconds }),
      refusalStatus(why),
      seconds ? { "retry-after": seconds } : null,
    );
  if (!isFromOwnPage(request)) return refuse("origin");
  const client = clientAddress(request);
  const { excess } = await countRequest("search", client);
  if (excess?.flood) return refuse("rate", "", String(excess.seconds));
  const session = await findSession(readSessionToken(request));
  const seeing = await refuseSeeing(request, browser, session);
  if (seeing) return seeing;
  const data = await readForm(request, CREATION_FORM_LIMITS);
  if (data === null) return refuse("form");
  const sent = new URLSearchParams(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const db = database();
  const keep = async (seconds: number) =>
    refuse("rate", await keepCreation(db, step, readCreation(sent)), String(seconds));
  if (excess) return keep(excess.seconds);
  const trace = { requestId: readRequestId(request), origin: readOrigin(request) };
  const actor = session
    ? ({ kind: "user", id: session.user, ...trace } as const)
    : ({ kind: "booker", ...trace } as const);
  try {
    const { location, reader } = await runAs(actor, () =>
      submitCreation(db, {
        step,
        sent,
        session,
        browser,
        confirmed: null,
        consume: () => consume("booking", client),
        now: readClock(),
      }),
    );
    return seeOther(location, [`lang=${reader.lang}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === "mail_limit") return refuse("mails", await keepCreation(db, step, readCreation(sent)));
    if (error.code !== "rate_limited") throw error;
    return keep(Number(error.headers["retry-after"] ?? 60));
  }
}
