import { createHash } from "node:crypto";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import type { Db } from "@/lib/platform/db/client";
import { LIMITS } from "@/lib/platform/http/fields";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./event-submission";

export async function submitMessage(
  db: Db,
  { visitor, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  const { message: body = "", form = "" } = values;
  if (!body) return rejectStep("message", { field: "message", text: "messageMissing" });
  if (body.length > LIMITS.text)
    return rejectStep("message", { field: "message", text: "messageLong", values: { limit: LIMITS.text } });
  // A form that is sent twice has the same id and creates one message.
  const id = createHash("sha256").update(`${visitor.id}/${form}`).digest("hex").slice(0, 24);
  await addMessage(db, target, { from: visitor.id, body }, undefined, id);
  return { done: "message" };
}
