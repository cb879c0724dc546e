import { z } from "zod";
import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import { applyWatches, listWatches, type WatchMessage } from "@/lib/domain/calendars/sync/watch-messages";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { readBodyText } from "@/lib/domain/contracts/read-body";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";

/**
 * POST /api/calendar-changes/<source>: a provider reports a change, and a job syncs the calendar. The response does
 * not reveal whether the message named a known watch.
 */
export function handleCalendarChanges(request: Request, source: string): Promise<Response> {
  return withCaughtProblem(request, async () => {
    if (source === "google") return handleGoogle(request);
    if (source === "office365") return handleMicrosoft(request);
    throw new ApiProblem("not_found", "No provider sends its messages here.");
  });
}

/** Google sends everything in headers; its first message only announces the channel. */
async function handleGoogle(request: Request): Promise<Response> {
  const id = request.headers.get("x-goog-channel-id");
  const token = request.headers.get("x-goog-channel-token");
  if (!id || !token) throw new ApiProblem("validation_failed", "X-Goog-Channel-ID or -Token is missing.");
  if (request.headers.get("x-goog-resource-state") !== "sync")
    await applyMessages(request, [{ id, token, over: false }]);
  return new Response(null, { status: 204 });
}

const messages = z.object({
  value: z
    .array(
      z.object({ clientState: z.string().regex(/^[\w.-]{1,200}$/), lifecycleEvent: z.string().optional() }),
    )
    .max(1000),
});

async function handleMicrosoft(request: Request): Promise<Response> {
  const validationToken = new URL(request.url).searchParams.get("validationToken");
  // Microsoft requires the address to echo this token before it creates a subscription.
  if (validationToken !== null)
    return new Response(validationToken.slice(0, 2048), {
      headers: { "content-type": "text/plain", "x-content-type-options": "nosniff" },
    });
  const read = messages.safeParse(tryParseJson(await readBodyText(request)));
  if (!read.success) throw new ApiProblem("validation_failed", "These are no change notifications.");
  await applyMessages(
    request,
    read.data.value.map(({ clientState, lifecycleEvent }) => {
      const [id = "", token = ""] = clientState.split(".");
      return { id, token, over: lifecycleEvent !== undefined && lifecycleEvent !== "missed" };
    }),
  );
  return new Response(null, { status: 202 });
}

async function applyMessages(request: Request, received: readonly WatchMessage[]) {
  const db = getDatabase();
  const watches = await listWatches(db, received);
  if (watches.length === 0) await consumeRateLimit("api", getClientNetwork(request));
  await applyWatches(db, watches);
}
