import { z } from "zod";
import type { Interval } from "@/lib/core/time/interval";
import { askApi, readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import { showClient, type Tokens } from "@/lib/domain/calendars/oauth/tokens";
import { outwardFetch, readAnswerText, toRefusal } from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { zoomAddress, zoomService } from "./service";

export type ZoomAccess = Access<Tokens>;

/** What a meeting at Zoom says. */
export interface ZoomMeeting extends Interval {
  topic: string;
  /** Of the host. */
  timezone: string;
  /** By it the meeting is found again: the address of the event, as its description. */
  agenda: string;
}

export interface MadeMeeting {
  id: string;
  url: string;
  code: string | null;
  phone: string | null;
}

const made = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  join_url: z.url(),
  password: z.string().nullish(),
  agenda: z.string().nullish(),
  settings: z
    .object({ global_dial_in_numbers: z.array(z.object({ number: z.string() })).nullish() })
    .nullish(),
});

const page = z.object({ meetings: z.array(z.unknown()), next_page_token: z.string().nullish() });

const ask = (access: ZoomAccess, path: string, call: Partial<Parameters<typeof askApi>[2]> = {}) =>
  askApi(zoomService(), access, { url: zoomAddress(`https://api.zoom.us/v2${path}`), ...call });

const person = z.object({ id: z.string().min(1).max(255), email: z.string().nullish() });

/** Whose account it is. */
export const readZoomUser = async (access: ZoomAccess) => readAnswer(person, await ask(access, "/users/me"));

/** Limits of Zoom. */
const MAX_TOPIC_CHARACTERS = 200;

const SCHEDULED = 2;

const toBody = ({ topic, start, end, timezone, agenda }: ZoomMeeting) => ({
  topic: topic.slice(0, MAX_TOPIC_CHARACTERS),
  type: SCHEDULED,
  start_time: new Date(start).toISOString().replace(/\.\d+Z$/, "Z"),
  duration: Math.ceil((end - start) / 60_000), // minutes
  timezone,
  agenda,
});

export async function createMeeting(access: ZoomAccess, meeting: ZoomMeeting): Promise<MadeMeeting> {
  const answer = await ask(access, "/users/me/meetings", {
    method: "POST",
    body: toBody(meeting),
    expected: [400],
  });
  if (answer.status === 400) throw new ProviderRefusal("address", "Zoom refuses the meeting");
  return toMade(readAnswer(made, answer));
}

/** False where it is gone. */
export async function updateMeeting(access: ZoomAccess, id: string, meeting: ZoomMeeting): Promise<boolean> {
  const call = { method: "PATCH", body: toBody(meeting), expected: [404] };
  return (await ask(access, meetingPath(id), call)).status !== 404;
}

/** Done as well where it is gone already. */
export async function deleteMeeting(access: ZoomAccess, id: string): Promise<void> {
  await ask(access, meetingPath(id), { method: "DELETE", expected: [404] });
}

const meetingPath = (id: string) => `/meetings/${encodeURIComponent(id)}`;

/** More pages than a person has coming meetings. */
const MAX_PAGES = 20;

/** A meeting that was made before its answer was lost. */
export async function findMeeting(access: ZoomAccess, agenda: string): Promise<MadeMeeting | null> {
  let next = "";
  for (let read = 0; read < MAX_PAGES; read += 1) {
    const query = new URLSearchParams({ type: "scheduled", page_size: "300", next_page_token: next });
    const { meetings, next_page_token } = readAnswer(page, await ask(access, `/users/me/meetings?${query}`));
    for (const one of meetings) {
      const known = made.safeParse(one);
      if (!known.success || known.data.agenda !== agenda) continue;
      // The list has no passcodes.
      const answer = await ask(access, meetingPath(known.data.id), { expected: [404] });
      return answer.status === 404 ? null : toMade(readAnswer(made, answer));
    }
    if (!next_page_token || next_page_token === next) return null;
    next = next_page_token;
  }
  return null;
}

const toMade = ({ id, join_url, password, settings }: z.output<typeof made>): MadeMeeting => ({
  id,
  url: join_url,
  code: password || null,
  phone: settings?.global_dial_in_numbers?.[0]?.number ?? null,
});

/** Gives the access back, for good. */
export async function revokeZoom({ credentials, signal }: ZoomAccess): Promise<void> {
  const service = zoomService();
  if (!service) return;
  const response = await outwardFetch(zoomAddress("https://zoom.us/oauth/revoke"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...showClient(service).headers },
    body: new URLSearchParams({ token: credentials.access }).toString(),
    signal,
  });
  await readAnswerText(response);
  if (!response.ok && response.status !== 400) throw toRefusal(response); // 400: it has ended already
}
