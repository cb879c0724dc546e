import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";

const WRITERS = 4;
const GUEST_PATTERN = /^guest-\d+@example\.com$/;

/** The organisation of a new service, from `demo.json`. */
export interface DemoOrganization {
  api_key: string;
  users: { _id: string }[];
}

interface Event {
  _id: string;
  invitees: { email: string }[];
}

interface DemoResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the API's response has any type
  body: any;
}

export type DemoClient = ReturnType<typeof createDemoClient>;

/** A client that books by the API, and tolerates outages. */
export function createDemoClient(port: number, demo: DemoOrganization) {
  /** Returns null without a response. */
  const sendRequest = async (where: string, body?: unknown): Promise<DemoResponse | null> => {
    const headers = { authorization: demo.api_key, "content-type": "application/json" };
    const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    return fetch(new URL(where, `http://127.0.0.1:${port}`), request)
      .then(async (response) => ({
        status: response.status,
        headers: response.headers,
        body: await response.json(),
      }))
      .catch(() => null);
  };

  let day = 0;
  /** Books a unique hour. */
  const book = () => {
    day += 1;
    const at = (hour: number) => new Date(Date.UTC(2040, 0, day, hour)).toISOString();
    return sendRequest("/v2/events", {
      title: "Survival",
      created_by: { user: demo.users[0]?._id },
      bookpage: true,
      confirmed: { flag: true },
      dates: [{ date: at(9), end_date: at(10) }],
      invitees: [{ email: `guest-${day}@example.com` }],
    });
  };

  /** Books until it is stopped or the test ends, and collects the ids of responses with 201. */
  const keepBooking = () => {
    const booked: string[] = [];
    const statuses: number[] = [];
    let going = true;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (going) {
        const answered = await book();
        if (answered) statuses.push(answered.status);
        if (answered?.status === 201) booked.push(answered.body._id);
        else await sleep(50);
      }
    });
    const stop = async () => {
      going = false;
      await Promise.all(writers);
    };
    onTestFinished(stop);
    return { booked, statuses, stop };
  };

  const listEvents = async (): Promise<Event[]> => {
    const found: Event[] = [];
    for (let next: string | undefined = "/v2/events?limit=1000"; next; ) {
      const page = await sendRequest(next);
      if (page?.status !== 200) throw new Error(`Events were answered with ${page?.status}`);
      found.push(...page.body);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
    }
    return found;
  };

  const isGuest = (address: string) => GUEST_PATTERN.test(address);

  return { ask: sendRequest, book, keepBooking, listEvents, isGuest };
}
