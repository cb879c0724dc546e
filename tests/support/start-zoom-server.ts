import { z } from "zod";
import { type ProviderRequest, type ProviderResponse, startOauthServer } from "./start-oauth-server";

/** The sent fields of a meeting, by the reference of Zoom's API. */
const body = z.strictObject({
  topic: z.string().min(1).max(200),
  type: z.literal(2),
  start_time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  duration: z.int().min(1),
  timezone: z.string().min(1),
  agenda: z.string().max(2000),
});

type Meeting = z.output<typeof body> & { id: number; join_url: string; password: string };

/**
 * Zoom's sign-in with single-use refresh tokens, and its meetings, for one account; lists have pages of
 * `page`.
 */
export async function startZoomServer({ page = 2 } = {}) {
  const meetings = new Map<number, Meeting>();
  const losing = { answers: 0 };
  let last = 85_000_000_000;

  function answerList({ query }: ProviderRequest): ProviderResponse {
    if (query.get("type") !== "scheduled") return { status: 400, json: { code: 300 } };
    const from = Number(query.get("next_page_token") || 0);
    const found = [...meetings.values()].map(({ password: _, ...one }) => one);
    const next = from + page < found.length ? String(from + page) : "";
    return { json: { page_size: page, next_page_token: next, meetings: found.slice(from, from + page) } };
  }

  function create({ json }: ProviderRequest): ProviderResponse {
    const read = body.safeParse(json);
    if (!read.success) return { status: 400, json: { code: 300, message: "Validation Failed." } };
    const id = ++last;
    const meeting = {
      ...read.data,
      id,
      join_url: `https://zoom.example.com/j/${id}?pwd=x`,
      password: `p${id}`,
    };
    meetings.set(id, meeting);
    if (losing.answers > 0) {
      losing.answers -= 1;
      return { status: 502, json: {} };
    }
    return {
      status: 201,
      json: { ...meeting, settings: { global_dial_in_numbers: [{ number: "+1 646 555 0100" }] } },
    };
  }

  function answerMeeting({ method, json }: ProviderRequest, id: number): ProviderResponse {
    const known = meetings.get(id);
    if (!known) return { status: 404, json: { code: 3001, message: "Meeting does not exist." } };
    if (method === "GET") return { json: known };
    if (method === "DELETE") {
      meetings.delete(id);
      return { status: 204 };
    }
    const read = body.partial().safeParse(json);
    if (!read.success) return { status: 400, json: { code: 300 } };
    meetings.set(id, { ...known, ...(read.data as Partial<Meeting>) });
    return { status: 204 };
  }

  const server = await startOauthServer({
    authorize: "/oauth/authorize",
    token: "/oauth/token",
    rotates: true,
    endsOld: true,
    api: (asked) => {
      const { path, method } = asked;
      if (path === "/oauth/revoke") return { json: { status: "success" } };
      if (path === "/v2/users/me")
        return { json: { id: "zoom-user", email: "jane@zoom.example.com", display_name: "Jane" } };
      if (path === "/v2/users/me/meetings") return method === "POST" ? create(asked) : answerList(asked);
      const [, id] = /^\/v2\/meetings\/(\d+)$/.exec(path) ?? [];
      return id ? answerMeeting(asked, Number(id)) : null;
    },
  });
  return {
    ...server,
    meetings,
    /** Creates this number of meetings without a response. */
    loseAnswers: (count: number) => {
      losing.answers = count;
    },
  };
}
