import { type Routing, toRouting } from "@/lib/domain/bookings/forms/stored-form";
import type { Utm } from "@/lib/domain/events/schema";
import { type FormAnswers, parseAnswerFields, parseUtm } from "@/lib/pages/booking/parse-page-query";
import { type Embed, parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { isToken } from "@/lib/platform/crypto/token";
import type { Form } from "@/lib/platform/db/generated/client";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { resolveLanguage } from "@/lib/platform/i18n/resolve-language";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { parseZone } from "@/lib/platform/i18n/zone-names";

/** The state of a form page in its address or fields. */
export interface FormQuery {
  lang: Language | null;
  draft: string | null;
  utm: Utm | null;
  /** True if the page is in a frame of another website, where there are no cookies. */
  embed: Embed;
  zone: string | null;
  answers: FormAnswers;
}

/** Parses an address that may be forged: invalid values count as absent. */
export function parseFormQuery(search: URLSearchParams): FormQuery {
  const lang = search.get("lang");
  const draft = search.get("draft");
  const isSound = (value: string) => value.isWellFormed() && !value.includes("\0");
  return {
    lang: isLanguage(lang) ? lang : null,
    draft: draft && isToken(draft) ? draft : null,
    utm: parseUtm(search),
    embed: parseEmbedParam(search),
    zone: parseZone(search.get("tz")),
    answers: parseAnswerFields([...search].filter(([, value]) => isSound(value))),
  };
}

/** The form and the locale of its page. */
export interface FormContext {
  form: Form;
  embed: Embed;
  routing: Routing;
  reader: { lang: Language; region: string; zone: string | null };
  t: Translate;
}

export function buildFormContext(
  form: Form,
  { lang: requestedLang, zone, embed }: Pick<FormQuery, "lang" | "zone" | "embed">,
  { acceptLanguage, cookies }: BrowserPreferences,
): FormContext {
  const owner = form.language as Language;
  const lang = resolveLanguage({
    fixed: null,
    query: requestedLang,
    cookie: cookies.lang,
    acceptLanguage,
    owner,
  });
  const reader = { lang, region: resolveRegion(lang, acceptLanguage), zone: zone ?? parseZone(cookies.tz) };
  return { form, embed, routing: toRouting(form), reader, t: getTranslator(lang) };
}

/** The parameters that keep the page in its frame. */
export const toEmbedParams = ({ embed, zone }: Pick<FormQuery, "embed" | "zone">): [string, string][] => [
  ...(embed ? [["embed", embed] as [string, string]] : []),
  ...(zone ? [["tz", zone] as [string, string]] : []),
];

/** The `utm_` parameters as fields of a form or an address. */
export const toUtmParams = (utm: Utm | null): [string, string][] =>
  Object.entries(utm ?? {}).flatMap(([name, value]) => (value ? [[`utm_${name}`, value]] : []));
