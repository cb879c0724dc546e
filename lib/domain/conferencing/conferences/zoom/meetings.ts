import { z } from "zod";
import type { Interval } from "@/lib/core/time/interval";
import { parseApiResponse, requestProviderApi } from "@/lib/domain/calendars/oauth/request-provider-api";
import { buildClientAuthentication, type ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { readResponseText, safeFetch, toProviderError } from "@/lib/domain/calendars/safe-fetch";
import { buildZoomUrl, findZoomService } from "./service";

export type ZoomAccess = ProviderAccess<ProviderTokens>;

/** Fields of a Zoom meeting. */
export interface ZoomMeeting extends Interval {
  topic: string;
  /** IANA zone of the host. */
  timezone: string;
  /** Address of the event; a lost meeting is found again by it. */
  agenda: string;
}

export interface CreatedMeeting {
  id: string;
  url: string;
  code: string | null;
  phone: string | null;
}

const createdMeeting = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  join_url: z.url(),
  password: z.string().nullish(),
  agenda: z.string().nullish(),
  settings: z
    .object({ global_dial_in_numbers: z.array(z.object({ number: z.string() })).nullish() })
    .nullish(),
});

const page = z.object({ meetings: z.array(z.unknown()), next_page_token: z.string().nullish() });

const requestZoom = (
  access: ZoomAccess,
  path: string,
  call: Partial<Parameters<typeof requestProviderApi>[2]> = {},
) =>
  requestProviderApi(findZoomService(), access, {
    url: buildZoomUrl(`https://api.zoom.us/v2${path}`),
    ...call,
  });

const zoomUser = z.object({ id: z.string().min(1).max(255), email: z.string().nullish() });

/** Returns the user who owns the Zoom account. */
export const getZoomUser = async (access: ZoomAccess) =>
  parseApiResponse(zoomUser, await requestZoom(access, "/users/me"));

/** Limits of the Zoom API. */
const MAX_TOPIC_CHARACTERS = 200;

const SCHEDULED = 2;

const toBody = ({ topic, start, end, timezone, agenda }: ZoomMeeting) => ({
  topic: topic.slice(0, MAX_TOPIC_CHARACTERS),
  type: SCHEDULED,
  start_time: new Date(start).toISOString().replace(/\.\d+Z$/, "Z"),
  duration: Math.ceil((end - start) / 60_000), // in minutes
  timezone,
  agenda,
});

export async function createZoomMeeting(access: ZoomAccess, meeting: ZoomMeeting): Promise<CreatedMeeting> {
  const response = await requestZoom(access, "/users/me/meetings", {
    method: "POST",
    body: toBody(meeting),
    expected: [400],
  });
  if (response.status === 400) throw new ProviderError("address", "Zoom refuses the meeting");
  return toCreatedMeeting(parseApiResponse(createdMeeting, response));
}

/** Returns false if the meeting no longer exists. */
export async function updateZoomMeeting(
  access: ZoomAccess,
  id: string,
  meeting: ZoomMeeting,
): Promise<boolean> {
  const call = { method: "PATCH", body: toBody(meeting), expected: [404] };
  return (await requestZoom(access, buildMeetingPath(id), call)).status !== 404;
}

/** Succeeds also if the meeting no longer exists. */
export async function deleteZoomMeeting(access: ZoomAccess, id: string): Promise<void> {
  await requestZoom(access, buildMeetingPath(id), { method: "DELETE", expected: [404] });
}

const buildMeetingPath = (id: string) => `/meetings/${encodeURIComponent(id)}`;

/** Enough for all upcoming meetings of one user. */
const MAX_PAGES = 20;

/** Finds a meeting that was created although the response was lost. */
export async function findZoomMeeting(access: ZoomAccess, agenda: string): Promise<CreatedMeeting | null> {
  let next = "";
  for (let read = 0; read < MAX_PAGES; read += 1) {
    const query = new URLSearchParams({ type: "scheduled", page_size: "300", next_page_token: next });
    const { meetings, next_page_token } = parseApiResponse(
      page,
      await requestZoom(access, `/users/me/meetings?${query}`),
    );
    for (const one of meetings) {
      const meeting = createdMeeting.safeParse(one);
      if (!meeting.success || meeting.data.agenda !== agenda) continue;
      // The list omits passcodes.
      const response = await requestZoom(access, buildMeetingPath(meeting.data.id), { expected: [404] });
      return response.status === 404 ? null : toCreatedMeeting(parseApiResponse(createdMeeting, response));
    }
    if (!next_page_token || next_page_token === next) return null;
    next = next_page_token;
  }
  return null;
}

const toCreatedMeeting = ({
  id,
  join_url,
  password,
  settings,
}: z.output<typeof createdMeeting>): CreatedMeeting => ({
  id,
  url: join_url,
  code: password || null,
  phone: settings?.global_dial_in_numbers?.[0]?.number ?? null,
});

/** Revokes the access at Zoom for good. */
export async function revokeZoomAccess({ credentials, signal }: ZoomAccess): Promise<void> {
  const service = findZoomService();
  if (!service) return;
  const response = await safeFetch(buildZoomUrl("https://zoom.us/oauth/revoke"), {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...buildClientAuthentication(service).headers,
    },
    body: new URLSearchParams({ token: credentials.access }).toString(),
    signal,
  });
  await readResponseText(response);
  if (!response.ok && response.status !== 400) throw toProviderError(response); // 400: the access is revoked already
}
