import { headers } from "next/headers";
import { LocatorPage } from "@/components/locators/locator-page";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { loadLocatorPage } from "@/lib/pages/locator/load-locator-page";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { loadCacheableView } from "@/lib/platform/http/page-cache/load-cacheable-view";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

interface Props {
  params: Promise<{ handle: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const { handle: slug } = await params;
  const search = new URLSearchParams(toQueryString(await searchParams));
  const page = await loadCacheableView(await headers(), async (head) =>
    loadLocatorPage(getDatabase(), {
      slug,
      search,
      browser: await readBrowser(head),
      now: await setTenantContextByName(getDatabase(), "locator", slug),
      consume: () => consumeRateLimit("search", getClientNetwork({ headers: head })),
    }),
  );
  if (page === null) return <MissingPage what="page" />;
  setPageStatus(page.status);
  return <LocatorPage view={page.view} />;
}
