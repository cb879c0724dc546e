import { HomePage } from "@/components/home/home-page";
import { SitePage } from "@/components/home/site-page";
import { homeView } from "@/lib/pages/home/home-view";
import { siteView } from "@/lib/pages/home/site-view";
import { database } from "@/lib/platform/db/client";
import { currentWork } from "@/lib/platform/work/current-work";
import { currentSession } from "./(public)/current-session";
import { readBrowser } from "./(public)/read-browser";

interface Props {
  searchParams: Promise<{ lang?: string | string[] }>;
}

export default async function Page({ searchParams }: Props) {
  const { lang } = await searchParams;
  const asked = typeof lang === "string" ? lang : null;
  const site = currentWork()?.site;
  if (site)
    return <SitePage view={await siteView(database(), site, { browser: await readBrowser(), asked })} />;
  const view = await homeView(database(), {
    browser: await readBrowser(),
    asked,
    signedIn: (await currentSession()) !== null,
  });
  return <HomePage view={view} />;
}
