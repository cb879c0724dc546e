import { redirect } from "next/navigation";
import { MeetingsPage } from "@/components/meetings/meetings-page";
import { openMeetings } from "@/lib/pages/meetings/open-meetings";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { MissingPage } from "../../missing-page";
import { readBrowser } from "../../read-browser";
import { type SearchParams, toSearch } from "../../to-search";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  const view = await openMeetings(database(), {
    token: (await params).token,
    search: new URLSearchParams(toSearch(await searchParams)),
    browser: await readBrowser(),
    now: readClock(),
  });
  if (view && "goOn" in view) redirect(view.goOn);
  return view ? <MeetingsPage view={view} /> : <MissingPage what="page" />;
}
