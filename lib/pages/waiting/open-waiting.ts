import { type Instant, instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { localDateAt } from "@/lib/core/time/zone";
import { chooseHost } from "@/lib/domain/bookings/choose-host";
import { loadPageSettings } from "@/lib/domain/bookings/load-page-settings";
import { pagePath } from "@/lib/domain/bookings/page-address";
import { findEntry } from "@/lib/domain/bookings/waiting/find-entry";
import type { WaitingRow } from "@/lib/domain/bookings/waiting/waiting-row";
import { readWaitingToken } from "@/lib/domain/bookings/waiting/waiting-token";
import { offerPath } from "@/lib/domain/bookings/waiting-offers/offer-path";
import { daysWords } from "@/lib/domain/bookings/waiting-offers/waiting-mail";
import { enterOrganization } from "@/lib/domain/tenancy/directory/enter-organization";
import { type Look, readLook } from "@/lib/domain/tenancy/looks/look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import { readEmbed } from "@/lib/pages/frame/embed-look";
import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { capitalize, formatDate, formatTime, type Manner } from "@/lib/platform/i18n/format";
import type { Language } from "@/lib/platform/i18n/languages";
import { getRegionHabits } from "@/lib/platform/i18n/region-habits";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import type { WaitingView } from "./view";

/** In place of a token, for whoever has not shown that the address is theirs: the token is in the mail. */
export const LISTED = "listed";

interface Visit {
  token: string;
  search: URLSearchParams;
  browser: Browser;
  now: Instant;
}

/** What somebody waits for, and what is kept for them; null for what is no token of ours. */
export async function openWaiting(
  db: Db,
  { token, search, browser, now: opened }: Visit,
): Promise<WaitingView | null> {
  const lang = pickLanguage(browser, search.get("lang"));
  const embed = readEmbed(search);
  const here = (other: Language) => withQuery(`/waiting/${token}`, { lang: other, embed: embed || null });
  const draw = (said: Said): WaitingView => ({
    frame: frameView(lang, { title: said.heading, secret: true }, here, { embed }),
    ...said,
    // A refusal is shown in the same frame.
    leave: said.leave && { ...said.leave, action: withQuery(said.leave.action, { embed: embed || null }) },
  });
  if (token === LISTED) return draw(sayListed(lang));
  const place = readWaitingToken(token);
  if (!place) return null;
  const now = await enterOrganization(db, place.organization, opened);
  if (now === null) return null;
  const row = await findEntry(db, place.organization, place.entry);
  const isOver = row === null || row.closesAt.getTime() <= now;
  const look = await readLook(db, place.organization);
  const said = isOver
    ? sayGone(lang)
    : await sayWaiting(db, { row, token, lang, browser, now, hourCycle: look.hour_cycle });
  return dressView(draw(said), look);
}

type Said = Omit<WaitingView, "frame">;

function sayGone(lang: Language): Said {
  const t = getTranslator(lang);
  return {
    heading: t("waiting.leftTitle"),
    text: t("waiting.leftText"),
    book: null,
    leave: null,
    back: null,
  };
}

function sayListed(lang: Language): Said {
  const t = getTranslator(lang);
  const [heading, text] = [t("waiting.listedTitle"), t("waiting.listedMail")];
  return { heading, text, book: null, leave: null, back: null };
}

interface Waits extends Omit<Visit, "search"> {
  row: WaitingRow;
  lang: Language;
  hourCycle: Look["hour_cycle"];
}

async function sayWaiting(db: Db, { row, token, lang, browser, now, hourCycle }: Waits): Promise<Said> {
  const t = getTranslator(lang);
  const region = chooseRegion(lang, browser.acceptLanguage);
  const manner = {
    lang,
    region,
    zone: row.timezone,
    hourCycle: hourCycle ?? getRegionHabits(lang, region).hourCycle,
  };
  const address = { nickname: row.nickname, type: row.handle, minutes: null };
  const page = await loadPageSettings(db, address);
  const met = page && chooseHost(page, row.hostId);
  const name = met ? (met.chosen ?? met.owner).name : row.nickname;
  const offered = met && row.offeredStart && row.offeredUntil && row.offeredUntil.getTime() > now;
  const days = daysWords(manner, row.firstDay as LocalDate, row.lastDay as LocalDate);
  const leave = {
    action: `/waiting/${token}/leave`,
    hidden: [{ name: "lang", value: lang }],
    label: t("waiting.leave"),
  };
  const back = met ? { href: `${pagePath(address)}?lang=${lang}`, label: t("waiting.toPage") } : null;
  if (!offered)
    return {
      heading: t("waiting.listedTitle"),
      text: t("waiting.listedText", { days, name }),
      book: null,
      leave,
      back,
    };
  const start = instant(row.offeredStart?.getTime() ?? 0);
  const until = instant(row.offeredUntil?.getTime() ?? 0);
  const { nickname, handle, duration, hostId, timezone } = row;
  const place = { nickname, type: handle, duration, member: hostId, zone: timezone, lang, token };
  return {
    heading: t("waiting.offeredTitle"),
    text: t("waiting.offeredText", {
      time: `${capitalize(lang, sayTime(manner, start))}, ${zoneLabel(timezone, start)}`,
      name,
      until: sayTime(manner, until),
    }),
    book: { href: offerPath(place, start), label: t("waiting.book") },
    leave,
    back,
  };
}

const sayTime = (manner: Manner, at: Instant): string =>
  `${formatDate(manner, localDateAt(manner.zone, at), "day")}, ${formatTime(manner, at)}`;
