import { frameView } from "@/lib/pages/frame/frame-view";
import { knownAddress } from "@/lib/pages/frame/known-address";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { readClock } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { getRegionHabits } from "@/lib/platform/i18n/region-habits";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { readZone } from "@/lib/platform/i18n/zone-names";
import { sampleView } from "./sample-view";
import type { HomeView } from "./view";

const DEMO_PAGE_STATEMENT = statement<{ nickname: string }>(`
  SELECT b.nickname FROM directory d
    JOIN bookpages b ON b.organization_id = d.organization_id AND b.id = d.id
    JOIN organizations o ON o.id = d.organization_id
   WHERE d.kind = 'nickname' AND d.value = 'katharina' AND b.active AND o.name = 'Harbour & Pine Architects'`);

const HOME_POINTS = ["free", "reader", "together", "api"] as const;

/**
 * The start page: leads signed-in people to the console, others to the demo's page where there is one, or else to the
 * login.
 */
export async function homeView(
  db: Db,
  { browser, asked, signedIn }: { browser: Browser; asked: string | null; signedIn: boolean },
): Promise<HomeView> {
  const lang = pickLanguage(browser, asked);
  const t = getTranslator(lang);
  const [demo] = await sql(db, DEMO_PAGE_STATEMENT);
  const login = { href: "/login", label: t("home.login") };
  const guide = { href: "/docs", label: t("home.docs") };
  const page = demo && { href: `/${demo.nickname}`, label: t("home.demo") };
  const action = signedIn ? { href: "/console", label: t("home.console") } : (page ?? login);
  const frame = frameView(
    lang,
    { title: "Bookpage", description: t("home.text"), ...knownAddress("/", asked) },
    (other) => `/?lang=${other}`,
  );
  const region = chooseRegion(lang, browser.acceptLanguage);
  const { hourCycle, firstWeekday } = getRegionHabits(lang, region);
  const manner = { lang, region, zone: readZone(browser.cookies.tz) ?? "UTC", hourCycle };
  return {
    frame: { ...frame, account: action.href === "/console" || action === login ? null : login },
    title: t("home.title"),
    text: t("home.text"),
    action,
    sample: sampleView(manner, firstWeekday, readClock()),
    points: HOME_POINTS.map((point) => ({
      title: t(`home.${point}Title`),
      text: t(`home.${point}Text`),
      link: point === "api" ? guide : null,
    })),
  };
}
