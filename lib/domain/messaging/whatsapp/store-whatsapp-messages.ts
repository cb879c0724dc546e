import type { Instant } from "@/lib/core/time/instant";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJobs } from "@/lib/platform/queue/add-job";
import { serializeContent, type WhatsappContent } from "./message-content";
import type { WhatsappSubstitute } from "./options";
import { SEND_WHATSAPP_MESSAGE } from "./tasks";

export interface NewWhatsappMessage {
  event: string;
  /** Id of the planned step; a second message of a step is not stored. */
  step: string;
  invitee: string;
  /** E.164. */
  recipient: string;
  content: WhatsappContent;
  /** It asks for a reply of 1, 2 or 3, or has buttons for these. */
  asks: boolean;
  otherwise: WhatsappSubstitute | null;
  /** The reader's time zone. */
  zone: string;
  expiresAt: Date;
}

/** Stores messages and queues the jobs that send them; those of a sandbox are only stored. */
export async function storeWhatsappMessages(
  tx: Db,
  organization: OrganizationId,
  messages: readonly NewWhatsappMessage[],
  now: Instant,
): Promise<void> {
  const isTest = (await findTestClock(tx, organization)) !== null;
  const rows = messages.map(
    ({ event, step, invitee, recipient, content, asks, otherwise, zone, expiresAt }) => {
      const id = generateId();
      return {
        id,
        organizationId: organization,
        eventId: event,
        stepId: step,
        inviteeId: invitee,
        recipient,
        channel: "whatsapp",
        otherwise,
        sealed: seal(serializeContent(content), buildRowContext("text_messages.sealed", organization, id)),
        parts: 1,
        asks,
        zone,
        state: isTest ? "unsent" : "queued",
        expiresAt,
        createdAt: new Date(now),
      };
    },
  );
  const written = await insertNewRows(tx, "text_messages", rows);
  if (isTest) return;
  await addJobs(
    tx,
    SEND_WHATSAPP_MESSAGE,
    written.map((message) => ({ payload: { organization, message } })),
  );
}
