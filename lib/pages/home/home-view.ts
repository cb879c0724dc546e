import { frameView } from "@/lib/pages/frame/frame-view";
import { knownAddress } from "@/lib/pages/frame/known-address";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { HomeView } from "./view";

const DEMO_PAGE_STATEMENT = statement<{ nickname: string }>(`
  SELECT b.nickname FROM directory d
    JOIN bookpages b ON b.organization_id = d.organization_id AND b.id = d.id
    JOIN organizations o ON o.id = d.organization_id
   WHERE d.kind = 'nickname' AND d.value = 'katharina' AND b.active AND o.name = 'Harbour & Pine Architects'`);

const HOME_POINTS = ["free", "reader", "together", "api"] as const;

/**
 * The start page: leads signed-in people to the console, others to the login and to the demo's page where there is
 * one.
 */
export async function homeView(
  db: Db,
  { browser, asked, signedIn }: { browser: Browser; asked: string | null; signedIn: boolean },
): Promise<HomeView> {
  const lang = pickLanguage(browser, asked);
  const t = getTranslator(lang);
  const [demo] = await sql(db, DEMO_PAGE_STATEMENT);
  return {
    frame: frameView(
      lang,
      {
        title: "Bookpage",
        description: t("home.text"),
        ...knownAddress("/", asked),
      },
      (other) => `/?lang=${other}`,
    ),
    title: t("home.title"),
    text: t("home.text"),
    links: [
      signedIn ? { href: "/console", label: t("home.console") } : { href: "/login", label: t("home.login") },
      ...(demo ? [{ href: `/${demo.nickname}`, label: t("home.demo") }] : []),
      { href: "/docs", label: t("home.docs") },
    ],
    points: HOME_POINTS.map((point) => ({ title: t(`home.${point}Title`), text: t(`home.${point}Text`) })),
  };
}
