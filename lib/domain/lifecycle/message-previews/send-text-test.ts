import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { createTestQuota } from "@/lib/domain/messaging/create-test-quota";
import { findTestReader } from "@/lib/domain/messaging/mail/find-test-reader";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { requireValidParts } from "@/lib/domain/messaging/texts/require-valid-parts";
import type { MessageTestBody } from "@/lib/domain/messaging/texts/schema";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { type PreviewCaller, renderPreview } from "./preview-message-text";

const countTest = createTestQuota("message_text_test", 10, "test mails");

/** Mails a message to a member of the organisation, `user` by default; a calendar entry is not attached. */
export async function sendTextTest(
  db: Db,
  caller: PreviewCaller & { user: string | null },
  { to, ...body }: MessageTestBody,
): Promise<{ to: string }> {
  const { organization, user } = caller;
  if (body.draft) requireValidParts(body, body.draft, "/draft");
  const reader = await findTestReader(db, organization, { to, user });
  const branding = await getBranding(db, organization);
  const { message } = await renderPreview(db, caller, body, branding);
  if (typeof message === "string")
    throw buildFieldProblem(
      "/kind",
      "unsupported",
      "must be a kind of mail: text messages are not sent as a test",
    );
  await countTest(organization);
  const { leave: _, ...mail } = message;
  await withTransaction(db, (tx) =>
    storeMails(tx, organization, [
      {
        ...mail,
        key: null,
        eventId: null,
        kind: "message_text_test",
        recipient: reader.email,
        to: formatFullName(reader),
        replyTo: null,
        calendar: null,
        priority: "awaited",
      },
    ]),
  );
  return { to: reader.email };
}
