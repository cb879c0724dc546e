import { FormPage } from "@/components/forms/form-page";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { openAnsweredPage } from "@/lib/pages/forms/open-answered-page";
import { database } from "@/lib/platform/db/client";
import { MissingPage } from "../../../missing-page";
import { readBrowser } from "../../../read-browser";
import { type SearchParams, toSearch } from "../../../to-search";

interface Props {
  params: Promise<{ handle: string }>;
  searchParams: Promise<SearchParams>;
}

/** Where answers lead to no page of ours. */
export default async function Page({ params, searchParams }: Props) {
  const view = await openAnsweredPage(database(), {
    handle: (await params).handle,
    search: new URLSearchParams(toSearch(await searchParams)),
    browser: await readBrowser(),
    now: await enterNamed(database(), "form", (await params).handle),
  });
  return view ? <FormPage view={view} /> : <MissingPage what="page" />;
}
