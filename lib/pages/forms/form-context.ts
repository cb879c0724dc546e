import { type Routing, readRouting } from "@/lib/domain/bookings/forms/stored-form";
import type { Utm } from "@/lib/domain/events/schema";
import { type FormAnswers, readAnswers, readUtm } from "@/lib/pages/booking/page-query";
import { type Embed, readEmbed } from "@/lib/pages/frame/embed-look";
import type { Browser } from "@/lib/pages/frame/reader";
import { isToken } from "@/lib/platform/crypto/token";
import type { Form } from "@/lib/platform/db/generated/client";
import { chooseLanguage } from "@/lib/platform/i18n/choose-language";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { readZone } from "@/lib/platform/i18n/zone-names";

/** All state of the page of a form, as its address or its fields carry it. */
export interface FormQuery {
  lang: Language | null;
  draft: string | null;
  utm: Utm | null;
  /** In a frame of another site, where there are no cookies. */
  embed: Embed;
  zone: string | null;
  answers: FormAnswers;
}

/** Reads an address that anyone may have written: what makes no sense is as good as absent. */
export function readFormQuery(search: URLSearchParams): FormQuery {
  const lang = search.get("lang");
  const draft = search.get("draft");
  const isSound = (value: string) => value.isWellFormed() && !value.includes("\0");
  return {
    lang: isLanguage(lang) ? lang : null,
    draft: draft && isToken(draft) ? draft : null,
    utm: readUtm(search),
    embed: readEmbed(search),
    zone: readZone(search.get("tz")),
    answers: readAnswers([...search].filter(([, value]) => isSound(value))),
  };
}

/** The page of a form, and for whom it is written. */
export interface FormContext {
  form: Form;
  embed: Embed;
  routing: Routing;
  reader: { lang: Language; region: string; zone: string | null };
  t: Translate;
}

export function buildFormContext(
  form: Form,
  { lang: asked, zone, embed }: Pick<FormQuery, "lang" | "zone" | "embed">,
  { acceptLanguage, cookies }: Browser,
): FormContext {
  const owner = form.language as Language;
  const lang = chooseLanguage({ fixed: null, query: asked, cookie: cookies.lang, acceptLanguage, owner });
  const reader = { lang, region: chooseRegion(lang, acceptLanguage), zone: zone ?? readZone(cookies.tz) };
  return { form, embed, routing: readRouting(form), reader, t: getTranslator(lang) };
}

/** What an address keeps of the frame that it is shown in. */
export const frameParams = ({ embed, zone }: Pick<FormQuery, "embed" | "zone">): [string, string][] => [
  ...(embed ? [["embed", embed] as [string, string]] : []),
  ...(zone ? [["tz", zone] as [string, string]] : []),
];

/** The `utm_` parameters of an address, as fields of a form or of another address. */
export const utmParams = (utm: Utm | null): [string, string][] =>
  Object.entries(utm ?? {}).flatMap(([name, value]) => (value ? [[`utm_${name}`, value]] : []));
