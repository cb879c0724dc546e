import { redirect } from "next/navigation";
import { MeetingsPage } from "@/components/meetings/meetings-page";
import { loadMeetingsPage } from "@/lib/pages/meetings/load-meetings-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toQueryString } from "../../to-query-string";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const view = await loadMeetingsPage(getDatabase(), {
    token: (await params).token,
    search: new URLSearchParams(toQueryString(await searchParams)),
    browser: await readBrowser(),
    now: readClock(),
  });
  if (view && "redirect" in view) redirect(view.redirect);
  return view ? <MeetingsPage view={view} /> : <MissingPage what="page" />;
}
