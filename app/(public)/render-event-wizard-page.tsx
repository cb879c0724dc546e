import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { EventWizardPage } from "@/components/event-wizard/event-wizard-page";
import { WizardClosedPage } from "@/components/event-wizard/wizard-closed-page";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { loadEventWizard } from "@/lib/pages/event-wizard/load-event-wizard";
import type { WizardStep } from "@/lib/pages/event-wizard/wizard-state";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { setPageStatus } from "@/lib/platform/http/page-response";
import { getZoneOptionsMarkup } from "../get-zone-options-markup";
import { findCurrentSession } from "./find-current-session";
import { readBrowser } from "./read-browser";
import { type SearchParams, toQueryString } from "./to-query-string";

/** Renders a step of the event wizard, which an app's link opens. */
export async function renderEventWizardPage(step: WizardStep, searchParams: Promise<SearchParams>) {
  const head = await headers();
  const opened = await loadEventWizard(getDatabase(), {
    step,
    search: new URLSearchParams(toQueryString(await searchParams)),
    session: await findCurrentSession(),
    browser: await readBrowser(),
    consume: () => consumeRateLimit("search", getClientNetwork({ headers: head })),
    now: readClock(),
    zoneOptions: getZoneOptionsMarkup,
  });
  switch (opened.open) {
    case "elsewhere":
      redirect(opened.href);
      break;
    case "stop":
      setPageStatus(opened.status);
      return <WizardClosedPage view={opened.view} />;
    case "form":
      return <EventWizardPage view={opened.view} />;
  }
}
