import type { Db } from "@/lib/db/client";
import { addJobs } from "@/lib/jobs/add-job";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { News } from "./news";
import type { Phase } from "./policy";

interface Told {
  id: string;
  version: number;
  phase: Phase;
}

/** Changes that follow each other at once are one piece of news, told as they ended. */
const LAST_COUNTS: readonly News["kind"][] = ["changed", "suggested", "voted"];

/** Queues the mails about what happened to an event; who gets one and what it says is worked out by the job. */
export function tellPeople(
  tx: Db,
  organization: OrganizationId,
  { id: event, version, phase }: Told,
  news: readonly News[],
): Promise<void> {
  return addJobs(
    tx,
    "mail_news",
    news.map(({ kind, about }) => ({
      payload: { organization, event, version, phase, kind, ...(about && { about }) },
      ...(LAST_COUNTS.includes(kind) && { key: ["mail_news", event, kind, about].join("/") }),
    })),
  );
}
