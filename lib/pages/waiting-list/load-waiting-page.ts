import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { loadBookablePage } from "@/lib/domain/bookings/load-bookable-page";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { selectHost } from "@/lib/domain/bookings/select-host";
import { findWaitingEntry } from "@/lib/domain/bookings/waiting-list/find-waiting-entry";
import type { WaitingRow } from "@/lib/domain/bookings/waiting-list/waiting-row";
import { unsealWaitingToken } from "@/lib/domain/bookings/waiting-list/waiting-token";
import { buildOfferPath } from "@/lib/domain/bookings/waiting-offers/build-offer-path";
import { formatDaySpan } from "@/lib/domain/bookings/waiting-offers/render-waiting-mail";
import { type Branding, getBranding } from "@/lib/domain/tenancy/branding/branding";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { capitalize, type DateTimeStyle, formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import type { Language } from "@/lib/platform/i18n/languages";
import { getRegionFormat } from "@/lib/platform/i18n/region-format";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { WaitingView } from "./view";

/** Replaces the token for a visitor with an unconfirmed address, as the token is only in the mail. */
export const LISTED_TOKEN = "listed";

interface WaitingVisit {
  token: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
  now: Instant;
}

/** Loads the page of a waiting list entry with its offer; null for an unknown token. */
export async function loadWaitingPage(
  db: Db,
  { token, search, browser, now: opened }: WaitingVisit,
): Promise<WaitingView | null> {
  const lang = pickPageLanguage(browser, search.get("lang"));
  const embed = parseEmbedParam(search);
  const hrefIn = (other: Language) =>
    addQueryParams(`/waiting/${token}`, { lang: other, embed: embed || null });
  const buildView = (parts: WaitingContent): WaitingView => ({
    shell: buildPageShell(lang, { title: parts.heading, secret: true }, hrefIn, { embed }),
    ...parts,
    // The page of a refusal stays in the frame.
    leave: parts.leave && {
      ...parts.leave,
      action: addQueryParams(parts.leave.action, { embed: embed || null }),
    },
  });
  if (token === LISTED_TOKEN) return buildView(buildListedContent(lang));
  const entry = unsealWaitingToken(token);
  if (!entry) return null;
  const now = await setTenantContext(db, entry.organization, opened);
  if (now === null) return null;
  const row = await findWaitingEntry(db, entry.organization, entry.entry);
  const isOver = row === null || row.closesAt.getTime() <= now;
  const branding = await getBranding(db, entry.organization);
  const content = isOver
    ? buildLeftContent(lang)
    : await buildWaitingContent(db, { row, token, lang, browser, now, hourCycle: branding.hour_cycle });
  return applyViewBranding(buildView(content), branding);
}

type WaitingContent = Omit<WaitingView, "shell">;

function buildLeftContent(lang: Language): WaitingContent {
  const t = getTranslator(lang);
  return {
    heading: t("waiting.leftTitle"),
    text: t("waiting.leftText"),
    book: null,
    leave: null,
    back: null,
  };
}

function buildListedContent(lang: Language): WaitingContent {
  const t = getTranslator(lang);
  const [heading, text] = [t("waiting.listedTitle"), t("waiting.listedMail")];
  return { heading, text, book: null, leave: null, back: null };
}

interface WaitingInput extends Omit<WaitingVisit, "search"> {
  row: WaitingRow;
  lang: Language;
  hourCycle: Branding["hour_cycle"];
}

async function buildWaitingContent(
  db: Db,
  { row, token, lang, browser, now, hourCycle }: WaitingInput,
): Promise<WaitingContent> {
  const t = getTranslator(lang);
  const region = resolveRegion(lang, browser.acceptLanguage);
  const dateTimeStyle = {
    lang,
    region,
    zone: row.timezone,
    hourCycle: hourCycle ?? getRegionFormat(lang, region).hourCycle,
  };
  const address = { slug: row.pageSlug, type: row.typeSlug, minutes: null };
  const page = await loadBookablePage(db, address);
  const met = page && selectHost(page, row.hostId);
  const name = met ? (met.chosen ?? met.owner).name : row.pageSlug;
  const offered = met && row.offeredStart && row.offeredUntil && row.offeredUntil.getTime() > now;
  const days = formatDaySpan(dateTimeStyle, row.firstDay as LocalDate, row.lastDay as LocalDate);
  const leave = {
    action: `/waiting/${token}/leave`,
    hidden: [{ name: "lang", value: lang }],
    label: t("waiting.leave"),
  };
  const back = met ? { href: `${buildPagePath(address)}?lang=${lang}`, label: t("waiting.toPage") } : null;
  if (!offered)
    return {
      heading: t("waiting.listedTitle"),
      text: t("waiting.listedText", { days, name }),
      book: null,
      leave,
      back,
    };
  const start = asInstant(row.offeredStart?.getTime() ?? 0);
  const until = asInstant(row.offeredUntil?.getTime() ?? 0);
  const { pageSlug, typeSlug, duration, hostId, timezone } = row;
  const entry = { slug: pageSlug, type: typeSlug, duration, member: hostId, zone: timezone, lang, token };
  return {
    heading: t("waiting.offeredTitle"),
    text: t("waiting.offeredText", {
      time: joinDateTime(
        lang,
        capitalize(lang, formatWaitingTime(dateTimeStyle, start)),
        formatZoneLabel(timezone, start),
      ),
      name,
      until: formatWaitingTime(dateTimeStyle, until),
    }),
    book: { href: buildOfferPath(entry, start), label: t("waiting.book") },
    leave,
    back,
  };
}

const formatWaitingTime = (dateTimeStyle: DateTimeStyle, at: Instant): string =>
  joinDateTime(
    dateTimeStyle.lang,
    formatDate(dateTimeStyle, toLocalDate(dateTimeStyle.zone, at), "day"),
    formatTime(dateTimeStyle, at),
  );
