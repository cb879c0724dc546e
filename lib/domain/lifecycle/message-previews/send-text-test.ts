import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { findTestReader } from "@/lib/domain/messaging/mail/find-test-reader";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { requireValidParts } from "@/lib/domain/messaging/texts/require-valid-parts";
import type { MessageTestBody } from "@/lib/domain/messaging/texts/schema";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createLimiter, getRetryAfterSeconds } from "@/lib/platform/http/create-limiter";
import { type PreviewCaller, renderPreview } from "./preview-message-text";

const MAX_TESTS = 10;
const WINDOW_SECONDS = 600;

const limiter = createLazySingleton(() => createLimiter("message_text_test", MAX_TESTS, WINDOW_SECONDS));

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

async function countTest(organization: OrganizationId): Promise<void> {
  const counted = await limiter().count(organization);
  if (counted.consumedPoints <= MAX_TESTS) return;
  throw new ApiProblem("rate_limited", `At most ${MAX_TESTS} test mails in ten minutes.`, {
    headers: { "retry-after": String(getRetryAfterSeconds(counted)) },
  });
}
