import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { consumeRateLimit, countRequest } from "@/lib/domain/contracts/rate-limit";
import { rejectWhileImpersonating } from "@/lib/pages/account/reject-while-impersonating";
import { getRejectionStatus } from "@/lib/pages/page-shell/page-rejection";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurPage } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { respondWithPage } from "@/lib/platform/http/respond-with-page";
import { storeWizardState } from "./store-wizard-state";
import { submitWizard } from "./submit-wizard";
import { buildWizardRejectionPath, type RejectionReason } from "./wizard-rejection";
import { parseWizardState, type WizardStep } from "./wizard-state";

/** Enough for an event of two hundred people, a hundred times and fifty places. */
const CREATION_FORM_LIMITS = { bytes: 256 * 1024, fields: 1000 };

/** POST /add_invitees/submit, /add_details/submit: responds 303 to the next page, with all values. */
export async function handleWizardForm(
  request: Request,
  step: WizardStep,
  browser: BrowserPreferences,
): Promise<Response> {
  const reject = (reason: RejectionReason, back = "", seconds = "") =>
    respondWithPage(
      request,
      buildWizardRejectionPath({ why: reason, back, seconds }),
      getRejectionStatus(reason),
      seconds ? { "retry-after": seconds } : null,
    );
  if (!isFromOurPage(request)) return reject("origin");
  const client = getClientNetwork(request);
  const { excess } = await countRequest("search", client);
  if (excess?.flood) return reject("rate", "", String(excess.seconds));
  const session = await findSession(readSessionToken(request));
  const rejection = await rejectWhileImpersonating(request, browser, session);
  if (rejection) return rejection;
  const data = await readFormData(request, CREATION_FORM_LIMITS);
  if (data === null) return reject("form");
  const sent = new URLSearchParams(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const db = getDatabase();
  const storeState = async (seconds: number) =>
    reject("rate", await storeWizardState(db, step, parseWizardState(sent)), String(seconds));
  if (excess) return storeState(excess.seconds);
  const trace = { requestId: getRequestId(request), origin: getRequestOrigin(request) };
  const actor = session
    ? ({ kind: "user", id: session.user, ...trace } as const)
    : ({ kind: "booker", ...trace } as const);
  try {
    const { location, reader } = await runAsActor(actor, () =>
      submitWizard(db, {
        step,
        sent,
        session,
        browser,
        confirmed: null,
        consume: () => consumeRateLimit("booking", client),
        now: readClock(),
      }),
    );
    return redirectAfterForm(location, [`lang=${reader.lang}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === "mail_limit")
      return reject("mails", await storeWizardState(db, step, parseWizardState(sent)));
    if (error.code !== "rate_limited") throw error;
    return storeState(Number(error.headers["retry-after"] ?? 60));
  }
}
