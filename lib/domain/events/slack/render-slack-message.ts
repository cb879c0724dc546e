import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { renderCalendarsMessage } from "./render-calendars-message";
import { renderDayMessage } from "./render-day-message";
import { renderMeetingMessage } from "./render-meeting-message";
import { renderStepMessage } from "./render-step-message";
import type { RenderedMessage } from "./rendered-message";

/** Renders a message from the present state of its subject; null if there is nothing to tell any more. */
export function renderSlackMessage(
  db: Db,
  message: SlackMessage,
  now: Instant,
): Promise<RenderedMessage | null> {
  if (message.kind === "day") return renderDayMessage(db, message);
  if (message.kind === "step") return renderStepMessage(db, message);
  if (message.kind === "calendars") return renderCalendarsMessage(db, message);
  return renderMeetingMessage(db, message, now);
}
