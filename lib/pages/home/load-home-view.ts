import { buildCanonicalUrls } from "@/lib/pages/page-shell/build-canonical-urls";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { readClock } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import { getRegionFormat } from "@/lib/platform/i18n/region-format";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { parseZone } from "@/lib/platform/i18n/zone-names";
import { buildSampleView } from "./build-sample-view";
import type { FeatureView, HomeView } from "./view";

const DEMO_PAGE_STATEMENT = defineStatement(`
  SELECT FROM directory d
    JOIN bookpages b ON b.organization_id = d.organization_id AND b.id = d.id
    JOIN organizations o ON o.id = d.organization_id
   WHERE d.kind = 'nickname' AND d.value = $1 AND b.active AND o.name = 'Harbour & Pine Architects'`);

/** The demo's page whose host speaks the language; the German one has types. */
const pickDemoPage = (lang: Language) =>
  lang === "de"
    ? { slug: "katharina", path: "/katharina/types/erstgespraech" }
    : { slug: "amara", path: "/amara" };

const HOME_POINTS = ["free", "reader"] as const;

/**
 * The start page, with the demo's booking page if there is a demo. It leads signed-in users to the console, others to
 * the guides and the login.
 */
export async function loadHomeView(
  db: Db,
  {
    browser,
    requestedLang,
    signedIn,
  }: { browser: BrowserPreferences; requestedLang: string | null; signedIn: boolean },
): Promise<HomeView> {
  const lang = pickPageLanguage(browser, requestedLang);
  const t = getTranslator(lang);
  const { slug, path } = pickDemoPage(lang);
  const hasDemo = (await executeSql(db, DEMO_PAGE_STATEMENT, [slug])).length > 0;
  const docs = { href: "/docs", label: t("home.docsLink") };
  const news = { href: "/docs/whats-new", label: t("home.news") };
  const start = { href: "/docs/first-booking", label: t("home.start") };
  const shell = buildPageShell(
    lang,
    { title: "Bookpage", description: t("home.text"), ...buildCanonicalUrls("/", requestedLang) },
    (other) => `/?lang=${other}`,
  );
  return {
    shell: {
      ...shell,
      account: signedIn ? null : { href: "/login", label: t("home.login") },
      footer: shell.footer && { ...shell.footer, links: [docs, news, ...shell.footer.links] },
    },
    title: t("home.title"),
    text: t("home.text"),
    actions: [signedIn ? { href: "/console", label: t("home.console") } : start, docs],
    demo: hasDemo
      ? {
          title: t("home.demoTitle"),
          text: t("home.demoText"),
          link: { href: path, label: t("home.demo") },
          src: `${path}?embed=layout-compact&lang=${lang}`,
        }
      : { sample: buildSample(lang, browser) },
    points: HOME_POINTS.map((point) => ({
      title: t(`home.${point}Title`),
      text: t(`home.${point}Text`),
    })),
    features: buildFeatures(lang, t),
  };
}

/** Pictures of pages and the console exist in English and German. */
const buildFeatures = (lang: Language, t: Translate): FeatureView[] => [
  {
    title: t("home.togetherTitle"),
    text: t("home.togetherText"),
    link: null,
    picture: { name: lang === "de" ? "poll-de" : "poll", alt: t("home.pollAlt") },
  },
  {
    title: t("home.consoleTitle"),
    text: t("home.consoleText"),
    link: null,
    picture: { name: lang === "de" ? "console-de" : "console", alt: t("home.consoleAlt") },
  },
  {
    title: t("home.apiTitle"),
    text: t("home.apiText"),
    link: { href: "/docs/reference", label: t("home.docs") },
    picture: { name: "api", alt: t("home.apiAlt") },
  },
];

function buildSample(lang: Language, { acceptLanguage, cookies }: BrowserPreferences) {
  const region = resolveRegion(lang, acceptLanguage);
  const { hourCycle, firstWeekday } = getRegionFormat(lang, region);
  const dateTimeStyle = { lang, region, zone: parseZone(cookies.tz) ?? "UTC", hourCycle };
  return buildSampleView(dateTimeStyle, firstWeekday, readClock());
}
