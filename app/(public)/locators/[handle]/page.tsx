import { headers } from "next/headers";
import { LocatorPage } from "@/components/locators/locator-page";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { openLocatorPage } from "@/lib/pages/locator/open-locator-page";
import { database } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { readView } from "@/lib/platform/http/drawn/read-view";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { consume } from "@/lib/platform/http/rate-limit";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

interface Props {
  params: Promise<{ handle: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { handle } = await params;
  const search = new URLSearchParams(toSearch(await searchParams));
  const page = await readView(await headers(), async (head) =>
    openLocatorPage(database(), {
      handle,
      search,
      browser: await readBrowser(head),
      now: await enterNamed(database(), "locator", handle),
      consume: () => consume("search", clientAddress({ headers: head })),
    }),
  );
  if (page === null) return <MissingPage what="page" />;
  setPageStatus(page.status);
  return <LocatorPage view={page.view} />;
}
