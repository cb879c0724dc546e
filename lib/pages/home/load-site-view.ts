import { listStartPages, type StartPageLink } from "@/lib/domain/messaging/domains/list-start-pages";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { applyPageBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildCanonicalUrls } from "@/lib/pages/page-shell/build-canonical-urls";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { Site } from "@/lib/platform/work/work-context";
import type { SiteView } from "./view";

/** The root of an organisation's domain: its booking pages, in its branding. */
export async function loadSiteView(
  db: Db,
  site: Site,
  { browser, requestedLang }: { browser: BrowserPreferences; requestedLang: string | null },
): Promise<SiteView> {
  const organization = asOrganizationId(site.organization);
  await setTenantContext(db, organization);
  const lang = pickPageLanguage(browser, requestedLang);
  const t = getTranslator(lang);
  const branding = await getBranding(db, organization);
  const { teams, people } = await listStartPages(db, organization, new URL(site.origin).hostname);
  const listed = [
    { title: t("site.teams"), pages: teams },
    { title: t("site.people"), pages: people },
  ].filter(({ pages }) => pages.length > 0);
  const text = t(listed.length > 0 ? "site.text" : "site.empty");
  const head = {
    title: branding.name,
    description: t("site.title"),
    ...buildCanonicalUrls("/", requestedLang),
  };
  return {
    shell: applyPageBranding(
      buildPageShell(lang, head, (other) => `/?lang=${other}`),
      branding,
    ),
    title: t("site.title"),
    text,
    groups: listed.map(({ title, pages }) => ({
      title: listed.length > 1 ? title : null,
      pages: pages.map(toLink),
    })),
  };
}

const toLink = ({ slug, name, photo }: StartPageLink) => ({
  href: `/${slug}`,
  name,
  photo,
  initials: formatInitials(name),
});
