import { HomePage } from "@/components/home/home-page";
import { homeView } from "@/lib/pages/home/home-view";
import { database } from "@/lib/platform/db/client";
import { currentSession } from "./(public)/current-session";
import { readBrowser } from "./(public)/read-browser";

interface Props {
  searchParams: Promise<{ lang?: string | string[] }>;
}

export default async function Page({ searchParams }: Props) {
  const { lang } = await searchParams;
  const view = await homeView(database(), {
    browser: await readBrowser(),
    asked: typeof lang === "string" ? lang : null,
    signedIn: (await currentSession()) !== null,
  });
  return <HomePage view={view} />;
}
