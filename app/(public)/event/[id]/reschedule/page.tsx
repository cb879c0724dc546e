import { redirect } from "next/navigation";
import { getZoneOptionsMarkup } from "@/app/get-zone-options-markup";
import { ReschedulePage } from "@/components/events/reschedule-page";
import { loadReschedulePage } from "@/lib/pages/event/load-reschedule-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { readBrowser } from "../../../read-browser";
import { type SearchParams, toQueryString } from "../../../to-query-string";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const view = await loadReschedulePage(getDatabase(), {
    id: (await params).id,
    search: new URLSearchParams(toQueryString(await searchParams)),
    browser: await readBrowser(),
    now: readClock(),
    zoneOptions: getZoneOptionsMarkup,
  });
  if ("href" in view) redirect(view.href);
  return <ReschedulePage view={view} />;
}
