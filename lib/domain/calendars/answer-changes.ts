import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, database } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { ApiProblem, problemResponse } from "@/lib/platform/http/problem";
import { consume } from "@/lib/platform/http/rate-limit";
import { readText } from "@/lib/platform/http/read-body";
import { readRequestId } from "@/lib/platform/http/request-id";
import { tryParseJson } from "./oauth/try-parse-json";
import { queueReading } from "./reading/queue-reading";

interface Message {
  /** The watch's id, and beside it the token that only its provider knows. */
  id: string;
  token: string;
  /** The subscription has ended: it has to be made anew. */
  over: boolean;
}

/**
 * POST /api/calendar-changes/<source>: a provider tells that something has changed; the calendar is read, in a job.
 * Whether a message named a watch that there is, the answer does not tell.
 */
export async function answerChanges(request: Request, source: string): Promise<Response> {
  try {
    if (source === "google") return await answerGoogle(request);
    if (source === "office365") return await answerMicrosoft(request);
    throw new ApiProblem("not_found", "No provider sends its messages here.");
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return problemResponse(error, readRequestId(request), new URL(request.url).pathname);
  }
}

/** Everything is in headers, and the first message only says that there will be others. */
async function answerGoogle(request: Request): Promise<Response> {
  const id = request.headers.get("x-goog-channel-id");
  const token = request.headers.get("x-goog-channel-token");
  if (!id || !token) throw new ApiProblem("validation_failed", "X-Goog-Channel-ID or -Token is missing.");
  if (request.headers.get("x-goog-resource-state") !== "sync")
    await readChanged(request, [{ id, token, over: false }]);
  return new Response(null, { status: 204 });
}

const messages = z.object({
  value: z
    .array(
      z.object({ clientState: z.string().regex(/^[\w.-]{1,200}$/), lifecycleEvent: z.string().optional() }),
    )
    .max(1000),
});

async function answerMicrosoft(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("validationToken");
  // Before a subscription begins, its address has to say this back.
  if (asked !== null)
    return new Response(asked.slice(0, 2048), {
      headers: { "content-type": "text/plain", "x-content-type-options": "nosniff" },
    });
  const read = messages.safeParse(tryParseJson(await readText(request)));
  if (!read.success) throw new ApiProblem("validation_failed", "These are no change notifications.");
  await readChanged(
    request,
    read.data.value.map(({ clientState, lifecycleEvent }) => {
      const [id = "", token = ""] = clientState.split(".");
      return { id, token, over: lifecycleEvent !== undefined && lifecycleEvent !== "missed" };
    }),
  );
  return new Response(null, { status: 202 });
}

async function readChanged(request: Request, received: readonly Message[]) {
  const db = database();
  const known = await findWatches(db, received);
  if (known.length === 0) await consume("api", clientAddress(request));
  const over = known.filter((watch) => watch.over).map(({ id }) => id);
  if (over.length > 0) await db.calendarWatch.deleteMany({ where: { id: { in: over } } });
  await queueReading(
    db,
    known.map(({ organization, calendar }) => ({ organization, calendar })),
  );
}

async function findWatches(db: Db, received: readonly Message[]) {
  const found = await db.calendarWatch.findMany({
    where: { id: { in: received.map(({ id }) => id) } },
    include: { subcalendar: { include: { calendar: { select: { id: true, organizationId: true } } } } },
  });
  return found.flatMap(({ id, tokenHash, subcalendar: { calendar } }) => {
    const told = received.filter((one) => one.id === id && timingSafeEqual(hashToken(one.token), tokenHash));
    if (told.length === 0) return [];
    const over = told.some((one) => one.over);
    return [{ id, over, calendar: calendar.id, organization: calendar.organizationId }];
  });
}
