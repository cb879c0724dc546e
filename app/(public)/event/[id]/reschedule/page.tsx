import { redirect } from "next/navigation";
import { zoneOptions } from "@/app/zone-options";
import { MovePage } from "@/components/events/move-page";
import { openMovePage } from "@/lib/pages/event/open-move-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { readBrowser } from "../../../read-browser";
import { type SearchParams, toSearch } from "../../../to-search";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const view = await openMovePage(database(), {
    id: (await params).id,
    search: new URLSearchParams(toSearch(await searchParams)),
    browser: await readBrowser(),
    now: readClock(),
    zoneOptions,
  });
  if ("href" in view) redirect(view.href);
  return <MovePage view={view} />;
}
