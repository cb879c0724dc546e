import type { Instant } from "@/lib/core/time/instant";
import { findName } from "@/lib/domain/tenancy/directory/find-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { Language } from "@/lib/platform/i18n/languages";
import { addJob } from "@/lib/platform/queue/add-job";
import { MAIL_MEETINGS } from "./tasks";

interface Wish {
  /** The nickname of a page of the organisation. */
  page: string;
  email: string;
  lang: Language;
}

/** Queues the mail with the link; where nobody has the address, a job that does nothing, so that both take as long. */
export async function askForMeetings(db: Db, { page, email, lang }: Wish, now: Instant): Promise<void> {
  const named = await findName(db, "nickname", page);
  if (!named) return;
  const { organization } = named;
  const known = await db.invitee.findFirst({
    where: { organizationId: organization, OR: [{ email }, { user: { email } }] },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  const invitee = known?.id ?? newId();
  await inTransaction(db, (tx) =>
    addJob(
      tx,
      MAIL_MEETINGS,
      { organization, invitee, page, lang, asked: now },
      { key: `mail_meetings/${invitee}` },
    ),
  );
}
