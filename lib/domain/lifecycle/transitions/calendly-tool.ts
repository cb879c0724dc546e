import { z } from "zod";
import { asInstant } from "@/lib/core/time/instant";
import { env } from "@/lib/platform/env/env";
import { CalendlyClient } from "../calendly-import/calendly-client";
import { convertMeetings, listEventTypeSlugs, toBooker } from "../calendly-import/convert-meetings";
import { readComingMeetings, readOwner, readPeople } from "../calendly-import/read-account";
import {
  type EventInvitee,
  type EventType,
  eventInvitee,
  type Membership,
  type ScheduledEvent,
  scheduledEvent,
} from "../calendly-import/resources";
import { createTryRead } from "../tool-import/create-try-read";
import { ImportError } from "../tool-import/import-error";
import { NOTHING_STORED } from "../tool-import/response-store";
import { type BookingReport, omitBookers } from "./booking-report";
import { isHmacOf } from "./is-hmac-of";
import type { AccountConnection, Subscription, TransitionTool } from "./transition-tool";

interface CalendlyPeople {
  memberships: readonly Membership[];
  eventTypes: readonly EventType[];
}

const call = z.object({
  event: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  payload: z.unknown(),
});

const INVITEE_EVENTS = ["invitee.created", "invitee.canceled"];

const payload = eventInvitee.extend({
  scheduled_event: scheduledEvent,
  old_invitee: z.string().nullish(),
});

const subscription = z.object({ uri: z.string(), callback_url: z.string(), state: z.string() });

const SUBSCRIPTIONS = "/webhook_subscriptions";

export const CALENDLY_TRANSITION: TransitionTool<CalendlyPeople> = {
  name: "Calendly",
  source: "calendly",
  connect: async ({ address: _, ...options }) => {
    const client = new CalendlyClient({
      ...options,
      store: NOTHING_STORED,
      origin: env().CALENDLY_TEST_ORIGIN,
    });
    const owner = await readOwner(client);
    const { memberships, eventTypes, scope } = await readPeople(client, owner, createTryRead([]));
    const target = {
      organization: owner.current_organization ?? "",
      scope: scope.organization ? "organization" : "user",
      ...(scope.user && { user: scope.user }),
    };
    return {
      account: { memberships, eventTypes },
      readMeetings: async (now) => {
        const read = await readComingMeetings(client, owner);
        const reports = read.events.flatMap((event) =>
          (read.invitees.get(event.uri) ?? []).map((invitee) =>
            toReport({ event, invitee, at: now, from: "account" }, read),
          ),
        );
        return { reports, readHosts: memberships.map(({ user }) => user.email.toLowerCase()) };
      },
      ...buildSubscriptions(client, target),
    };
  },
  // The time of the signature does not matter, as a repeated call has no effect.
  isSigned: ({ headers, body }, secret) => {
    const [, time = "", signature = ""] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get("calendly-webhook-signature") ?? "") ?? [];
    return isHmacOf(`${time}.${body}`, signature, secret);
  },
  parseCall: (body, account) => {
    const told = call.safeParse(body).data;
    if (!told) return undefined;
    if (!INVITEE_EVENTS.includes(told.event)) return null;
    const news = payload.safeParse(told.payload).data;
    if (!news) return undefined;
    const { scheduled_event: event, old_invitee: old, ...invitee } = news;
    const at = asInstant(Date.parse(told.created_at));
    const of = { event, invitee, at, from: "call" } as const;
    if (told.event === "invitee.canceled")
      return { ...toReport(of, account), booked: [], cancelled: [invitee.uri], movedFrom: null };
    const from = old?.replace(/\/invitees\/.*$/, "");
    const movedFrom = old && from && from !== event.uri ? { id: from, key: old } : null;
    return { ...toReport(of, account), movedFrom };
  },
  listPageSlugs: listEventTypeSlugs,
};

interface InviteeNews extends Pick<BookingReport, "at" | "from"> {
  event: ScheduledEvent;
  invitee: EventInvitee;
}

/** Each invitee is a report of its own; those of one event add up. */
function toReport({ event, invitee, at, from }: InviteeNews, people: CalendlyPeople): BookingReport {
  const active = { ...invitee, status: "active" };
  const [converted] = convertMeetings({
    ...people,
    events: [event],
    invitees: new Map([[event.uri, [active]]]),
  });
  return {
    ...{ id: event.uri, at, from },
    meeting: converted ? { ...omitBookers(converted), page: converted.page ?? findUnknownPage(event) } : null,
    booked: [{ key: invitee.uri, booker: toBooker(invitee) }],
    cancelled: [],
    isOver: false,
    movedFrom: null,
  };
}

/** An event type that was made since the account was read has a page that is not known yet. */
const findUnknownPage = ({ event_type: type }: ScheduledEvent) => (type ? { slug: null, type: "" } : null);

function buildSubscriptions(
  client: CalendlyClient,
  target: Record<string, string>,
): Pick<AccountConnection<CalendlyPeople>, "subscribe" | "unsubscribe"> {
  const find = async (url: string) => {
    const request = { path: SUBSCRIPTIONS, query: target };
    const rows = await client.list(subscription, request, ({ uri }) => uri);
    return rows.find(({ callback_url: called }) => called === url);
  };
  const unsubscribe = async (path: string) => {
    try {
      await client.fetchFresh({ path, method: "DELETE" });
    } catch (error) {
      if (!(error instanceof ImportError) || error.status !== 404) throw error; // it is gone already
    }
  };
  const toPath = (uri: string) => new URL(uri).pathname;
  return {
    unsubscribe,
    subscribe: async ({ url, secret }: Subscription) => {
      const existing = await find(url);
      if (existing?.state === "active") return toPath(existing.uri);
      if (existing) await unsubscribe(toPath(existing.uri));
      const body = { url, events: INVITEE_EVENTS, ...target, signing_key: secret };
      const made = await client.fetchFresh({ path: SUBSCRIPTIONS, method: "POST", body });
      const { resource } = client.parse(z.object({ resource: subscription }), made.body, SUBSCRIPTIONS);
      return toPath(resource.uri);
    },
  };
}
