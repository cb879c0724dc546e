import { NotFoundPage } from "@/components/booking/not-found-page";
import { findPageBranding } from "@/lib/domain/tenancy/branding/find-page-branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildRejectionView } from "@/lib/pages/page-shell/page-rejection";
import { getDatabase } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

interface Props {
  params: Promise<{ nickname: string }>;
  searchParams: Promise<SearchParams>;
}

/** The response to a refused form. */
export default async function Page({ params, searchParams }: Props) {
  const search = new URLSearchParams(toQueryString(await searchParams));
  const slug = decodeURIComponent((await params).nickname);
  const rejection = buildRejectionView(slug, search, await readBrowser());
  if (!rejection) return <MissingPage what="page" />;
  setPageStatus(rejection.status);
  const branding = await findPageBranding(getDatabase(), slug);
  return <NotFoundPage view={branding ? applyViewBranding(rejection.view, branding) : rejection.view} />;
}
