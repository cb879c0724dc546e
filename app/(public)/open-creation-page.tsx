import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { CreationPage } from "@/components/creation/creation-page";
import { StopPage } from "@/components/creation/stop-page";
import type { Step } from "@/lib/pages/creation/creation-query";
import { openCreation } from "@/lib/pages/creation/open-creation";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { setPageStatus } from "@/lib/platform/http/page-status";
import { consume } from "@/lib/platform/http/rate-limit";
import { zoneOptions } from "../zone-options";
import { currentSession } from "./current-session";
import { readBrowser } from "./read-browser";
import { type SearchParams, toSearch } from "./to-search";

/** A page of the creation of an event that an app's link leads to. */
export async function openCreationPage(step: Step, searchParams: Promise<SearchParams>) {
  const head = await headers();
  const opened = await openCreation(database(), {
    step,
    search: new URLSearchParams(toSearch(await searchParams)),
    session: await currentSession(),
    browser: await readBrowser(),
    consume: () => consume("search", clientAddress({ headers: head })),
    now: readClock(),
    zoneOptions,
  });
  switch (opened.open) {
    case "elsewhere":
      redirect(opened.href);
      break;
    case "stop":
      setPageStatus(opened.status);
      return <StopPage view={opened.view} />;
    case "form":
      return <CreationPage view={opened.view} />;
  }
}
