import { z } from "zod";
import { listActiveWorkflows } from "@/lib/domain/events/planned-steps/active-workflow";
import { listTextValues } from "@/lib/domain/events/planned-steps/list-text-values";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { renderVariables } from "@/lib/domain/events/workflows/text-variables";
import { escapeMrkdwn } from "@/lib/domain/messaging/slack/escape-mrkdwn";
import type { Db } from "@/lib/platform/db/client";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import type { RenderedMessage } from "./rendered-message";
import { buildLines } from "./slack-blocks";
import { findDirectReader, getChannelReader } from "./slack-readers";

const notice = z.object({ step: z.string() });

/**
 * Renders the present text of a workflow's step; null if the step, the meeting or the reader is gone. As in all messages
 * here, what a booker has written has no markup and mentions nobody.
 */
export async function renderStepMessage(db: Db, message: SlackMessage): Promise<RenderedMessage | null> {
  const organization = asOrganizationId(message.organizationId);
  const read = notice.safeParse(message.notice);
  const visitors = message.eventId ? await loadVisitors(db, organization, message.eventId) : [];
  const event = visitors[0]?.event;
  if (!event || !read.success) return null;
  const planned = await db.plannedStep.findFirst({
    where: { organizationId: organization, id: read.data.step },
    select: { workflowId: true, stepId: true },
  });
  const workflow = (await listActiveWorkflows(db, organization)).find(({ id }) => id === planned?.workflowId);
  const step = workflow?.steps.find(({ _id }) => _id === planned?.stepId);
  // Readers of a channel see names and no addresses.
  const reader = message.userId
    ? await findDirectReader(db, organization, message.userId, visitors)
    : {
        ...(await getChannelReader(db, organization, event.createdByUser?.timezone ?? event.timezone)),
        role: "address" as const,
      };
  if (!step || !reader) return null;
  const link = `${env().WEB_URL}/console/meetings?event=${event.id}`;
  const text = renderVariables(step.text, {
    ...listTextValues(reader.visitor?.event ?? event, reader, link),
    recipient: reader.name ?? "",
  });
  const lines = text.split("\n").map((line) => toParts(line, link));
  return { text: escapeMrkdwn(text), blocks: [buildLines(lines)], version: null };
}

/** Shows our own link as one. */
function toParts(line: string, link: string) {
  const [before = "", ...after] = line.split(link);
  return [
    { text: before },
    ...after.flatMap((text) => [{ text: link, url: link }, { text }]),
    { text: "\n" },
  ].filter(({ text }) => text !== "");
}
