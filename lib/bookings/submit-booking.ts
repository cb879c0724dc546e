import { newToken } from "@/lib/crypto/token";
import type { Db } from "@/lib/db/client";
import { ApiProblem } from "@/lib/http/problem";
import type { LimitName } from "@/lib/http/rate-limit";
import type { Language } from "@/lib/i18n/languages";
import { translatorOf } from "@/lib/i18n/translate";
import type { Instant } from "@/lib/time/instant";
import { bookSlot } from "./book-slot";
import { type BookingDraft, keepDraft } from "./booking-draft";
import { type FormValues, parseBookingForm, readFormValues } from "./booking-form";
import { rangeToLoad } from "./find-openings";
import { loadPublicPage } from "./load-public-page";
import { type PageAddress, pagePath, parseMinutes } from "./page-address";
import { type PageQuery, pageHref, readPageQuery } from "./page-query";
import { proposingOf } from "./proposing";
import type { PublicPage } from "./public-page";
import { type Browser, languageOf, type Reader, readerOf } from "./reader";

interface Submission {
  nickname: string;
  data: FormData;
  browser: Browser;
  /** Sent by one of our own pages. */
  sameOrigin: boolean;
  /** Takes one booking from the allowance of this address; throws `rate_limited`. */
  consume: (limit: LimitName) => Promise<unknown>;
  now: Instant;
}

export type SubmissionOutcome =
  | { outcome: "unknown"; lang: Language }
  | { outcome: "booked"; location: string; reader: Reader }
  | { outcome: "refused"; location: string }
  | {
      outcome: "blocked";
      status: 403 | 429;
      lang: Language;
      title: string;
      text: string;
      location: string;
      retryAfter: string | null;
    };

/** Books what the form asks for; else keeps what was typed and leads back to it. */
export async function submitBooking(db: Db, submission: Submission): Promise<SubmissionOutcome> {
  const { nickname, data, browser, sameOrigin, consume, now } = submission;
  const query = readPageQuery(textsOf(data));
  const address = addressOf(nickname, data);
  const page = await loadPublicPage(db, address, rangeToLoad(query, now));
  if (!page) return { outcome: "unknown", lang: languageOf(browser) };
  const reader = readerOf(query, browser, page.custom, page.owner);
  const t = translatorOf(reader.lang);
  const path = pagePath({ ...address, nickname: page.nickname });
  if (!sameOrigin) {
    const [title, text] = [t("problem.badFormTitle"), t("problem.crossSiteText")];
    return {
      outcome: "blocked",
      status: 403,
      lang: reader.lang,
      title,
      text,
      location: path,
      retryAfter: null,
    };
  }

  const values = readFormValues(data);
  const backTo = async (draft: Partial<BookingDraft>) =>
    pageHref(path, {
      ...query,
      details: true,
      draft: await keepDraft(db, { values, issues: [], taken: [], nearest: [], ...draft }),
    });
  try {
    await consume("booking");
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "rate_limited")) throw error;
    const retryAfter = error.headers["retry-after"] ?? "60";
    return {
      outcome: "blocked",
      status: 429,
      lang: reader.lang,
      title: t("problem.tooManyTitle"),
      text: t("problem.tooManyText", { seconds: Number(retryAfter) }),
      location: await backTo({}),
      retryAfter,
    };
  }
  return book(db, page, { query, values, reader, formId: formIdOf(data), backTo, now });
}

interface Attempt {
  query: PageQuery;
  values: FormValues;
  reader: Reader;
  formId: string;
  backTo: (draft: Partial<BookingDraft>) => Promise<string>;
  now: Instant;
}

async function book(
  db: Db,
  page: PublicPage,
  { query, values, reader, formId, backTo, now }: Attempt,
): Promise<SubmissionOutcome> {
  const { form, issues } = parseBookingForm(values, page.custom);
  const { least, most } = proposingOf(page.custom);
  const starts = query.starts.slice(0, most);
  // Too few times: then the page opens at the step where they are chosen.
  if (form === null || starts.length < least) {
    return { outcome: "refused", location: await backTo({ issues }) };
  }
  const result = await bookSlot(
    db,
    page,
    { ...form, starts, timezone: reader.zone, lang: reader.lang, formId },
    now,
  );
  if (result.outcome === "taken") {
    const { taken, nearest } = result;
    return { outcome: "refused", location: await backTo({ taken, nearest }) };
  }
  const own = `/event/${result.eventId}?key=${result.key}`;
  return { outcome: "booked", location: page.custom.redirect_url || own, reader };
}

function addressOf(nickname: string, data: FormData): PageAddress {
  const type = data.get("type");
  const minutes = data.get("minutes");
  return {
    nickname,
    type: typeof type === "string" && type ? type : null,
    minutes: typeof minutes === "string" ? parseMinutes(minutes) : null,
  };
}

/** Everything but files. */
function textsOf(data: FormData): URLSearchParams {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(texts);
}

function formIdOf(data: FormData): string {
  const id = data.get("form");
  return typeof id === "string" && /^[\w-]{32}$/.test(id) ? id : newToken();
}
