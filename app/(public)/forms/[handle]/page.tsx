import { FormPage } from "@/components/forms/form-page";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { loadFormPage } from "@/lib/pages/forms/load-form-page";
import { getDatabase } from "@/lib/platform/db/client";
import { enableFormTarget, setPageStatus } from "@/lib/platform/http/page-response";
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
  const visit = {
    slug,
    search,
    browser: await readBrowser(),
    now: await setTenantContextByName(getDatabase(), "form", slug),
  };
  const view = await loadFormPage(getDatabase(), visit);
  if (!view) return <MissingPage what="page" />;
  if (view.isClosed) setPageStatus(404);
  for (const target of view.leadsTo) enableFormTarget(target);
  return <FormPage view={view} />;
}
