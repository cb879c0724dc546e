import { z } from "zod";
import { parseApiResponse } from "@/lib/domain/calendars/oauth/request-provider-api";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { EntryWriter } from "@/lib/domain/calendars/provider";
import { generateToken } from "@/lib/platform/crypto/token";
import { parseGraphItem, toGraphCalendarObject } from "./busy-times";
import { buildCalendarPath, buildEventPath, requestGraph } from "./requests";
import { MEETING_FIELDS, meetingResponse, parseTeamsLink } from "./teams-link";
import { shouldRequestTeams, toGraphEvent } from "./to-graph-event";
import { updateGraphEntry } from "./update-graph-entry";

const createdResponse = z.object({ id: z.string().min(1) });

export const microsoftEntries: EntryWriter<ProviderTokens> = {
  async upsertEntry(access, subcalendar, entry, key) {
    const toResult = (event: string, response: Parameters<typeof parseApiResponse>[1]) => ({
      key: event,
      ...(shouldRequestTeams(entry) && { room: parseTeamsLink(parseApiResponse(meetingResponse, response)) }),
    });
    const changed = key ? await updateGraphEntry(access, key, entry) : null;
    if (key && changed) return toResult(key, changed);
    const body = toGraphEvent(entry, shouldRequestTeams(entry) ? 1 : 0);
    const create = (transactionId: string, expected: number[]) =>
      requestGraph(access, `${buildCalendarPath(subcalendar)}/events`, {
        method: "POST",
        body: { ...body, transactionId },
        expected,
      });
    // Repeating the request after a lost response creates no duplicate.
    const first = await create(`${entry.uid}/${entry.sequence}`, [409]);
    // Restoring a deleted entry needs another transaction id.
    const answer = first.status === 409 ? await create(`${entry.uid}/${generateToken()}`, []) : first;
    return toResult(parseApiResponse(createdResponse, answer).id, answer);
  },
  async fetchMeetingLink(access, _subcalendar, key) {
    return parseTeamsLink(
      parseApiResponse(
        meetingResponse,
        await requestGraph(access, `${buildEventPath(key)}?${MEETING_FIELDS}`),
      ),
    );
  },
  async remove(access, _subcalendar, key) {
    await requestGraph(access, buildEventPath(key), { method: "DELETE", expected: [404] });
  },
  async fetchEntry(access, _subcalendar, key, frame) {
    const answer = await requestGraph(access, buildEventPath(key), { expected: [404] });
    const event = answer.status < 400 ? parseGraphItem(parseApiResponse(z.unknown(), answer)) : null;
    return event && toGraphCalendarObject(event, null, frame);
  },
};
