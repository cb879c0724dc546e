import { HomePage } from "@/components/home/home-page";
import { SitePage } from "@/components/home/site-page";
import { loadHomeView } from "@/lib/pages/home/load-home-view";
import { loadSiteView } from "@/lib/pages/home/load-site-view";
import { getDatabase } from "@/lib/platform/db/client";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { findCurrentSession } from "./(public)/find-current-session";
import { readBrowser } from "./(public)/read-browser";

interface Props {
  searchParams: Promise<{ lang?: string | string[] }>;
}

export default async function Page({ searchParams }: Props) {
  const { lang } = await searchParams;
  const requestedLang = typeof lang === "string" ? lang : null;
  const site = getWorkContext()?.site;
  if (site)
    return (
      <SitePage
        view={
          await loadSiteView(getDatabase(), site, {
            browser: await readBrowser(),
            requestedLang: requestedLang,
          })
        }
      />
    );
  const view = await loadHomeView(getDatabase(), {
    browser: await readBrowser(),
    requestedLang: requestedLang,
    signedIn: (await findCurrentSession()) !== null,
  });
  return <HomePage view={view} />;
}
