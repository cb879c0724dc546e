import { type ListedPage, listStartPages } from "@/lib/domain/messaging/domains/list-start-pages";
import { enterOrganization } from "@/lib/domain/tenancy/directory/enter-organization";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressFrame } from "@/lib/pages/frame/dress-frame";
import { frameView } from "@/lib/pages/frame/frame-view";
import { knownAddress } from "@/lib/pages/frame/known-address";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { formatInitials } from "@/lib/platform/i18n/initials";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { Site } from "@/lib/platform/work/current-work";
import type { SiteView } from "./view";

/** The root of an organisation's domain: with whom one can meet, in the organisation's look. */
export async function siteView(
  db: Db,
  site: Site,
  { browser, asked }: { browser: Browser; asked: string | null },
): Promise<SiteView> {
  const organization = asOrganizationId(site.organization);
  await enterOrganization(db, organization);
  const lang = pickLanguage(browser, asked);
  const t = getTranslator(lang);
  const look = await readLook(db, organization);
  const { teams, people } = await listStartPages(db, organization, new URL(site.origin).hostname);
  const listed = [
    { title: t("site.teams"), pages: teams },
    { title: t("site.people"), pages: people },
  ].filter(({ pages }) => pages.length > 0);
  const text = t(listed.length > 0 ? "site.text" : "site.empty");
  const head = { title: look.name, description: t("site.title"), ...knownAddress("/", asked) };
  return {
    frame: dressFrame(
      frameView(lang, head, (other) => `/?lang=${other}`),
      look,
    ),
    title: t("site.title"),
    text,
    groups: listed.map(({ title, pages }) => ({
      title: listed.length > 1 ? title : null,
      pages: pages.map(toLink),
    })),
  };
}

const toLink = ({ nickname, name, photo }: ListedPage) => ({
  href: `/${nickname}`,
  name,
  photo,
  initials: formatInitials(name),
});
