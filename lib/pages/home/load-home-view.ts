import { buildCanonicalUrls } from "@/lib/pages/page-shell/build-canonical-urls";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { readClock } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { getRegionFormat } from "@/lib/platform/i18n/region-format";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { parseZone } from "@/lib/platform/i18n/zone-names";
import { buildSampleView } from "./build-sample-view";
import type { HomeView } from "./view";

const DEMO_PAGE_STATEMENT = defineStatement<{ slug: string }>(`
  SELECT b.nickname AS slug FROM directory d
    JOIN bookpages b ON b.organization_id = d.organization_id AND b.id = d.id
    JOIN organizations o ON o.id = d.organization_id
   WHERE d.kind = 'nickname' AND d.value = 'katharina' AND b.active AND o.name = 'Harbour & Pine Architects'`);

const HOME_POINTS = ["free", "reader", "together", "api"] as const;

/**
 * The start page: it leads signed-in users to the console, others to the demo's page if there is one, or else to the
 * login.
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
  const [demo] = await executeSql(db, DEMO_PAGE_STATEMENT);
  const login = { href: "/login", label: t("home.login") };
  const guide = { href: "/docs", label: t("home.docs") };
  const page = demo && { href: `/${demo.slug}`, label: t("home.demo") };
  const action = signedIn ? { href: "/console", label: t("home.console") } : (page ?? login);
  const shell = buildPageShell(
    lang,
    { title: "Bookpage", description: t("home.text"), ...buildCanonicalUrls("/", requestedLang) },
    (other) => `/?lang=${other}`,
  );
  const region = resolveRegion(lang, browser.acceptLanguage);
  const { hourCycle, firstWeekday } = getRegionFormat(lang, region);
  const manner = { lang, region, zone: parseZone(browser.cookies.tz) ?? "UTC", hourCycle };
  return {
    shell: { ...shell, account: action.href === "/console" || action === login ? null : login },
    title: t("home.title"),
    text: t("home.text"),
    action,
    sample: buildSampleView(manner, firstWeekday, readClock()),
    points: HOME_POINTS.map((point) => ({
      title: t(`home.${point}Title`),
      text: t(`home.${point}Text`),
      link: point === "api" ? guide : null,
    })),
  };
}
