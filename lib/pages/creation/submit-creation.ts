import type { Instant } from "@/lib/core/time/instant";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { noticeQuery } from "@/lib/pages/event/notice";
import { readFormId } from "@/lib/pages/frame/form-id";
import type { Browser, Reader } from "@/lib/pages/frame/reader";
import { toOwnTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { askPlannerCode } from "./ask-planner-code";
import { checkCreation } from "./check-creation";
import { checkPlanner } from "./check-planner";
import { createOnce } from "./create-once";
import { type Creation, readCreation, type Step } from "./creation-query";
import { buildEventBody } from "./event-body";
import { findCreator } from "./find-creator";
import { keepCreation } from "./keep-creation";
import { readerFor } from "./open-creation";
import { takeStep } from "./take-step";

interface Submission {
  step: Step;
  /** The fields of the form. */
  sent: URLSearchParams;
  session: Session | null;
  browser: Browser;
  /** The address whose code has been typed. */
  confirmed: string | null;
  /** Takes one event from the allowance of this address; throws `rate_limited`. */
  consume: () => Promise<unknown>;
  now: Instant;
}

/** Where to go on: to the event, or to one of the two pages with everything that was entered. */
export async function submitCreation(
  db: Db,
  { step, sent, session, browser, confirmed, consume, now: sentAt }: Submission,
): Promise<{ location: string; reader: Reader }> {
  const creation = readCreation(sent);
  const found = await findCreator(db, creation.link, session, sentAt);
  const now = toOwnTime(sentAt);
  const reader = readerFor(creation, found, browser);
  const { zone, lang } = reader;
  const { times, issues } = checkCreation(creation, zone, now, getTranslator(lang));
  const faultyPeople = issues.some((issue) => issue.step === "invitees");
  const goTo = async (next: Step, state: Creation, part: string | null = null) => {
    const location = await keepCreation(db, next, state);
    return { location: part ? `${location}#${part}` : location, reader };
  };
  const go = sent.get("go") ?? "";
  if (go !== "create") {
    const next = takeStep(go, step, creation, faultyPeople);
    return goTo(next.step, next.creation, next.part);
  }
  await consume();
  if (found.found !== "creator") return goTo(step, creation); // the page says why, or leads to the login
  const { organization, creator } = found;
  const wrong = [...(await checkPlanner(db, found, creation.link, getTranslator(lang))), ...issues];
  if (wrong.length > 0) return goTo(faultyPeople ? "invitees" : "details", { ...creation, check: true });
  const formId = readFormId(sent.get("form"));
  if (!creator.isKnown && creator.email !== confirmed) {
    const back = await keepCreation(db, step, creation);
    const asking = {
      organization,
      email: creator.email,
      title: creation.title,
      sent,
      formId,
      browser,
      reader,
    };
    return { location: await askPlannerCode(db, { ...asking, back }, now), reader };
  }
  const body = buildEventBody(creation, found, { times, zone, lang });
  const { event, key } = await createOnce(db, { organization, body, formId }, now);
  const notice = noticeQuery({ event, key }, found.app ? "created" : "polled", now);
  return { location: `/event/${event}?key=${key}&${notice}`, reader };
}
