import { FormPage } from "@/components/forms/form-page";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { openFormPage } from "@/lib/pages/forms/open-form-page";
import { database } from "@/lib/platform/db/client";
import { letFormsLeadTo } from "@/lib/platform/http/page-status";
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
  const visit = {
    handle,
    search,
    browser: await readBrowser(),
    now: await enterNamed(database(), "form", handle),
  };
  const view = await openFormPage(database(), visit);
  if (!view) return <MissingPage what="page" />;
  for (const target of view.leadsTo) letFormsLeadTo(target);
  return <FormPage view={view} />;
}
