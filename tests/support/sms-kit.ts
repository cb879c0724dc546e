import { handleSmsReply } from "@/lib/api/sms/handle-sms-reply";
import { handleStatusReport } from "@/lib/api/sms/handle-status-report";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { sendTextMessage } from "@/lib/domain/messaging/sms/send-text-message";
import type { createTestApi, Tenant } from "./api";
import { createTestBooking } from "./bookings";
import { buildTwilioCallback, TWILIO_ACCOUNT } from "./start-twilio-server";
import { createTestHost, createTestPage, makeUniqueName } from "./users";

export const SMS_ACCOUNT = {
  account_id: TWILIO_ACCOUNT.sid,
  auth_token: TWILIO_ACCOUNT.token,
  sender: "+4930123456",
};

/** Monday, 10 March 2031 at 9:00 in Berlin. */
export const SMS_START = Date.UTC(2031, 2, 10, 8);

/** A reminder of ours to the booker by SMS, a day before. */
export const SMS_STEP = {
  when: { trigger: "before_start", amount: 1, unit: "days" },
  channel: "sms",
  to: ["booker"],
  template: "reminder",
};

export const SMS_CONSENT = "Text me about this meeting";

interface BookingParts {
  tenant?: Tenant;
  start?: number;
  answers?: Record<string, unknown>;
  /** The words to which the attendee agrees; null: none. */
  consent?: string | null;
}

export type SmsKit = Awaited<ReturnType<typeof createSmsKit>>;

/** A host with a page whose bookers get SMS, and what happens to these. */
export async function createSmsKit(
  api: ReturnType<typeof createTestApi>,
  acme: Tenant,
  custom: Record<string, unknown> = {},
) {
  const host = await createTestHost(acme);
  const kit = {
    host,
    page: (await createTestPage(acme, host._id, { custom })).nickname as string,
    connect: (rest: Record<string, unknown> = {}) =>
      acme.post("/v2/sms_account", { ...SMS_ACCOUNT, ...rest }),
    findMessage: (event: { _id: string }) =>
      api.db.textMessage.findFirstOrThrow({ where: { eventId: event._id } }),
    plan: (event: { _id: string }, now = SMS_START - DAY, organization = acme.id) =>
      runDueSteps(api.db, { organization, event: event._id }, asInstant(now)),
  };
  return Object.assign(kit, {
    book: async (
      attendee: Record<string, unknown> = { phone: "0151 23456789" },
      { tenant = acme, start = SMS_START, answers = {}, consent = SMS_CONSENT }: BookingParts = {},
    ) => {
      const event = await createTestBooking(tenant, {
        page: kit.page,
        start: new Date(start).toISOString(),
        answers,
        ...(consent && attendee.phone ? { sms_consent: consent } : {}),
        attendee: {
          name: "Ana Silva",
          email: `${makeUniqueName("ana")}@example.com`,
          timezone: "Europe/Berlin",
          ...attendee,
        },
      });
      if (!event.confirmed?.flag) await tenant.post(`/v2/events/${event._id}/confirm`, {});
      return event;
    },
    send: async (event: { _id: string }, now = SMS_START - DAY) => {
      const { id } = await kit.findMessage(event);
      await sendTextMessage(api.db, { organization: acme.id, message: id }, asInstant(now));
      return kit.findMessage(event);
    },
    listSteps: async (event: { _id: string }, tenant = acme) =>
      (await tenant.get(`/v2/events/${event._id}/timeline`)).body
        .filter(({ step }: { step: unknown }) => step)
        .map(({ text, step }: { text: string | null; step: Record<string, unknown> }) => ({ text, ...step })),
    /** Reports the state of a message as the provider does. */
    report: async (message: { id: string }, params: Record<string, string>, token?: string) => {
      const path = { organization: acme.id, message: message.id };
      const url = `https://meet.example.com/api/sms/${path.organization}/${path.message}`;
      return (await handleStatusReport(buildTwilioCallback(url, params, token), path)).status;
    },
    /** Sends what a phone has replied as the provider does. */
    reply: async (params: Record<string, string>, token?: string) => {
      const url = `https://meet.example.com/api/sms/${acme.id}/incoming`;
      const response = await handleSmsReply(buildTwilioCallback(url, params, token), acme.id);
      return { status: response.status, body: await response.text() };
    },
  });
}
