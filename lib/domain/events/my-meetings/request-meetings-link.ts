import type { Instant } from "@/lib/core/time/instant";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { addJob } from "@/lib/platform/queue/add-job";
import { SEND_MEETINGS_LINK } from "./tasks";

interface MeetingsLinkRequest {
  /** Nickname of a page of the organisation. */
  page: string;
  email: string;
  lang: Language;
}

/** Enqueues the mail with the link; an unknown address gets a job without effect, so that response times do not reveal it. */
export async function requestMeetingsLink(
  db: Db,
  { page, email, lang }: MeetingsLinkRequest,
  now: Instant,
): Promise<void> {
  const named = await resolveName(db, "nickname", page);
  if (!named) return;
  const { organization } = named;
  const known = await db.invitee.findFirst({
    where: { organizationId: organization, OR: [{ email }, { user: { email } }] },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  const invitee = known?.id ?? generateId();
  await withTransaction(db, (tx) =>
    addJob(
      tx,
      SEND_MEETINGS_LINK,
      { organization, invitee, page, lang, asked: now },
      { key: `send_meetings_link/${invitee}` },
    ),
  );
}
