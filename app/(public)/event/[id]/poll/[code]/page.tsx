import { notFound } from "next/navigation";
import { zoneOptions } from "@/app/zone-options";
import { LockedEvent } from "@/components/events/locked-event";
import { OpenPollPage } from "@/components/events/open-poll-page";
import { lockedView } from "@/lib/pages/event/locked-view";
import { openPollPage } from "@/lib/pages/event/open-poll/open-poll-page";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { readBrowser } from "../../../../read-browser";
import { type SearchParams, toSearch } from "../../../../to-search";

interface Props {
  params: Promise<{ id: string; code: string }>;
  searchParams: Promise<SearchParams>;
}

/** An open poll, for whoever has its link. */
export default async function Page({ params, searchParams }: Props) {
  const { id, code } = await params;
  const search = new URLSearchParams(toSearch(await searchParams));
  const browser = await readBrowser();
  const now = readClock();
  const view = await openPollPage(database(), { id, code, search, browser, now, zoneOptions });
  if (view && "open" in view) return <OpenPollPage view={view.open} />;
  if (view) return <LockedEvent view={view.closed} />;
  if (!setPageStatus(404)) notFound();
  return <LockedEvent view={lockedView(id, search, browser, now)} />;
}
