import { FormPage } from "@/components/forms/form-page";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { loadAnsweredPage } from "@/lib/pages/forms/load-answered-page";
import { getDatabase } from "@/lib/platform/db/client";
import { MissingPage } from "../../../missing-page";
import { readBrowser } from "../../../read-browser";
import { type SearchParams, toQueryString } from "../../../to-query-string";

interface Props {
  params: Promise<{ handle: string }>;
  searchParams: Promise<SearchParams>;
}

/** Shown after a form if its answers lead to no booking page. */
export default async function Page({ params, searchParams }: Props) {
  const view = await loadAnsweredPage(getDatabase(), {
    slug: (await params).handle,
    search: new URLSearchParams(toQueryString(await searchParams)),
    browser: await readBrowser(),
    now: await setTenantContextByName(getDatabase(), "form", (await params).handle),
  });
  return view ? <FormPage view={view} /> : <MissingPage what="page" />;
}
