import { readForm } from "@/lib/bookings/read-form";
import type { Browser } from "@/lib/bookings/reader";
import { refusalStatus } from "@/lib/bookings/refusal";
import { runAs } from "@/lib/db/actor";
import { database } from "@/lib/db/client";
import { answerWithPage } from "@/lib/http/answer-with-page";
import { clientAddress } from "@/lib/http/client-address";
import { isFromOwnPage } from "@/lib/http/is-from-own-page";
import { ApiProblem } from "@/lib/http/problem";
import { consume } from "@/lib/http/rate-limit";
import { requestIdOf } from "@/lib/http/request-id";
import { seeOther } from "@/lib/http/see-other";
import { sessionTokenOf } from "@/lib/sessions/cookie";
import { findSession } from "@/lib/sessions/find-session";
import { instant } from "@/lib/time/instant";
import { readCreation, type Step } from "./creation-query";
import { keepCreation } from "./keep-creation";
import { refusalPath, type Why } from "./refusal";
import { submitCreation } from "./submit-creation";

/** POST /add_invitees/submit, /add_details/submit: a 303 to the next page, with everything kept. */
export async function answerCreationForm(request: Request, step: Step, browser: Browser): Promise<Response> {
  const refuse = (why: Why, back = "", seconds = "") =>
    answerWithPage(
      request,
      refusalPath({ why, back, seconds }),
      refusalStatus(why),
      seconds ? { "retry-after": seconds } : null,
    );
  if (!isFromOwnPage(request)) return refuse("origin");
  const data = await readForm(request);
  if (data === null) return refuse("form");
  const sent = new URLSearchParams(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const db = database();
  const session = await findSession(sessionTokenOf(request));
  const actor = session
    ? ({ kind: "user", id: session.user, requestId: requestIdOf(request) } as const)
    : ({ kind: "booker", requestId: requestIdOf(request) } as const);
  try {
    const { location, reader } = await runAs(actor, () =>
      submitCreation(db, {
        step,
        sent,
        session,
        browser,
        consume: (limit) => consume(limit, clientAddress(request)),
        now: instant(Date.now()),
      }),
    );
    return seeOther(location, [`lang=${reader.lang}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "rate_limited")) throw error;
    const back = await keepCreation(db, step, readCreation(sent));
    return refuse("rate", back, error.headers["retry-after"] ?? "60");
  }
}
