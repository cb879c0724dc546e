import type { Instant } from "@/lib/core/time/instant";
import type { Phase } from "@/lib/domain/events/policy";
import { MAIL_NEWS } from "@/lib/domain/events/tasks";
import { currentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { Priority } from "@/lib/platform/queue/priority";
import { type Addressee, countNews } from "./count-news";
import type { News } from "./news";

interface Told {
  id: string;
  /** All that the news is about, where it is more than this one: events of a series, in their order. */
  events?: readonly string[];
  version: number;
  phase: Phase;
  /** The booking page that it came from. */
  page: string | null;
  people: readonly Addressee[];
  now: Instant;
}

/** Kinds of news that replace a waiting one of their kind, so that several quick changes make one mail. */
const MERGED_NEWS_KINDS: readonly News["kind"][] = ["changed", "suggested", "voted"];

/** News with which somebody who has just booked sees that it is done. */
const CONFIRMING_NEWS_KINDS: readonly News["kind"][] = ["created", "confirmed", "joined"];

const pickPriority = (kind: News["kind"]): Priority | undefined => {
  if (!CONFIRMING_NEWS_KINDS.includes(kind)) return undefined;
  return currentActor()?.kind === "booker" ? "confirmation" : "programConfirmation";
};

/**
 * Queues the mails about what happened to an event; who gets one and what it says is worked out by the job. Over a
 * limit of the day it throws `mail_limit`.
 */
export async function tellPeople(
  tx: Db,
  organization: OrganizationId,
  { id: event, events, version, phase, ...whom }: Told,
  news: readonly News[],
): Promise<void> {
  await countNews(tx, organization, whom, news);
  await addJobs(
    tx,
    MAIL_NEWS,
    news.map(({ kind, about }) => ({
      payload: {
        organization,
        event,
        version,
        phase,
        kind,
        ...(about && { about }),
        ...(events && { events }),
      },
      priority: pickPriority(kind),
      ...(MERGED_NEWS_KINDS.includes(kind) && { key: ["mail_news", event, kind, about].join("/") }),
    })),
  );
}
