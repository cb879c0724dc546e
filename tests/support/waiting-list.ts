import type { Instant } from "@/lib/core/time/instant";
import { offerFreedTime } from "@/lib/domain/bookings/waiting-offers/offer-freed-time";
import { handleWaitingForm } from "@/lib/pages/waiting-list/handle-waiting-form";
import { generateToken } from "@/lib/platform/crypto/token";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import type { Tenant } from "./api";
import { findMailedCodeOf } from "./mail-jobs";
import { buildFormRequest, type FormEntries, submitCodeForm } from "./public-forms";

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

/** Sends the form of a fully booked day as a browser; returns the redirect. */
export async function submitWaitingForm(nickname: string, fields: FormEntries): Promise<string> {
  const body = { name: "Ana", tz: "Europe/Paris", form: generateToken(), ...fields };
  const response = await handleWaitingForm(buildFormRequest(`/${nickname}/wait`, body), nickname, BROWSER);
  return response.headers.get("location") ?? "";
}

/** Likewise, and types the mailed code; returns the path of the entry's page. */
export async function joinTestWaitingList(
  tenant: Tenant,
  nickname: string,
  { email, ...fields }: FormEntries & { email: string },
): Promise<string> {
  const page = await submitWaitingForm(nickname, { email, ...fields });
  return submitCodeForm(page, { code: await findMailedCodeOf(tenant, email) });
}

interface Job {
  id: string;
  key: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: as the job's task takes it
  payload: any;
  run_at: Date;
}

/** Runs the due offer jobs; returns their number. */
export async function runOfferJobs(db: PrismaClient, now: Instant): Promise<number> {
  const jobs = await db.$queryRaw<Job[]>`
    SELECT j.id::text, j.key, j.payload, j.run_at
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'offer_freed_time' AND j.run_at <= ${new Date(now)} ORDER BY j.id`;
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ANY (${jobs.map(({ id }) => BigInt(id))})`;
  for (const { payload } of jobs) await offerFreedTime(db, payload, now);
  return jobs.length;
}
