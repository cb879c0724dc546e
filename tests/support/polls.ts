import { handlePollForm } from "@/lib/pages/event/open-poll/handle-poll-form";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Tenant } from "./api";
import { createTestEvent } from "./events";
import { buildFormRequest, type FormEntries } from "./public-forms";
import { createTestUser } from "./users";

interface Votes {
  yes: { created_by: { invitee: string } }[];
  no: { created_by: { invitee: string } }[];
}

/** The fields of an event used here. */
export interface PollEvent {
  _id: string;
  title: string;
  __v: number;
  confirmed: { flag: boolean; date_id: string | null };
  dates: { _id: string; date: string; votes: Votes }[];
  invitees: { _id: string; full_name: string | null; email: string | null; user: string | null }[];
  poll: {
    link: string | null;
    closed: string | null;
    further: { date: string; event: string }[];
  } | null;
}

const buildDay = (number: number) => ({
  date: `2031-03-${number}T09:00:00Z`,
  end_date: `2031-03-${number}T10:00:00Z`,
});

/** Creates a poll of three days with Ana as invitee. */
export const createPoll = async (tenant: Tenant, rest: Record<string, unknown> = {}): Promise<PollEvent> =>
  createTestEvent(tenant, await createTestUser(tenant), {
    dates: [buildDay(10), buildDay(11), buildDay(12)],
    invitees: [{ email: "ana@example.com", full_name: "Ana" }],
    ...rest,
  });

/** Answers an open poll as a browser; returns the redirect. */
export async function submitPollForm(link: string, fields: FormEntries): Promise<string> {
  const { pathname } = new URL(link, "http://localhost:3000");
  const [, , id = "", , code = ""] = pathname.split("/");
  const response = await handlePollForm(
    buildFormRequest(`${pathname}/answer`, { form: generateToken(), ...fields }),
    { id, code },
    { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } },
  );
  return response.headers.get("location") ?? "";
}
