import type { Instant } from "@/lib/core/time/instant";
import { countMails } from "@/lib/domain/messaging/mail/count-mails";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { News } from "./news";

/** Somebody who takes part in the event. */
export interface Addressee {
  id: string;
  email: string | null;
  userId: string | null;
  addressConfirmedAt?: Date | null;
}

/** News that somebody has just thought of: it can wait until tomorrow. All other news tells how a known meeting stands now. */
const REFUSABLE_NEWS_KINDS: readonly News["kind"][] = [
  "created",
  "joined",
  "invited",
  "message",
  "suggested",
  "reminded",
  "answered",
];

/** News that only the host hears of, or whoever asked to. */
const INWARD_NEWS_KINDS: readonly News["kind"][] = ["declined", "voted", "closed"];

/** News for whom it is about, and for the host. */
const PERSONAL_NEWS_KINDS: readonly News["kind"][] = ["invited", "joined", "answered"];

/** Counts the mails that the news may cause to people who never asked for one. */
export async function countNews(
  tx: Db,
  organization: OrganizationId,
  { page, people, now }: { page: string | null; people: readonly Addressee[]; now: Instant },
  news: readonly News[],
): Promise<void> {
  const strangers = people.filter(({ userId, addressConfirmedAt }) => !userId && !addressConfirmedAt);
  if (strangers.length === 0) return;
  const outward = news.filter(({ kind }) => !INWARD_NEWS_KINDS.includes(kind));
  const recipients = outward.flatMap(({ kind, about }) =>
    strangers.flatMap(({ id, email }) =>
      email && (!PERSONAL_NEWS_KINDS.includes(kind) || id === about) ? [email] : [],
    ),
  );
  const isNeeded = !outward.some(({ kind }) => REFUSABLE_NEWS_KINDS.includes(kind));
  await countMails(tx, organization, { recipients, page, isNeeded }, now);
}
