import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { asInstant } from "@/lib/core/time/instant";
import { createBooking } from "@/lib/domain/bookings/resource/create-booking";
import { bookingBody } from "@/lib/domain/bookings/resource/schema";
import type { Auth } from "@/lib/domain/contracts/auth";
import { createUser } from "@/lib/domain/people/users/create-user";
import { runAsActor } from "@/lib/platform/db/actor";
import { createFreshDatabase } from "./create-fresh-database";

/**
 * `npm run bench:host-lock`: how long a booking blocks others of its host, from the lock to the end of the
 * transaction. Bookings run one after the other, half a second apart, while other processes load the same processors.
 */
const BOOKINGS = 120;
const PAUSE_MS = 500;
const WARM = 5;
const BUSY_PROCESSES = 4;
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** Bookings on one day: Mondays from ten o'clock. */
const A_DAY = 10;
const HALF_HOUR_MS = 30 * 60_000;
const FROM = Date.UTC(2031, 0, 6, 10);

process.env.BOOKPAGE_SECRET = "only for measuring, not for keeping secrets";
process.env.SMTP_URL = "smtp://127.0.0.1:9"; // no mail is sent, but the jobs are those of an installation with mail
process.env.MAIL_FROM = "bench@example.com";
process.env.MAIL_LIMIT_ORGANIZATION = "10000000";
process.env.MAIL_LIMIT_RECIPIENT = "0";
process.env.OPEN_BOOKINGS_LIMIT = "10000";

const database = await createFreshDatabase("bench-host-lock");
process.env.DATABASE_URL = database.url;
const busy = Array.from({ length: BUSY_PROCESSES }, () =>
  spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
try {
  await measure();
} finally {
  for (const one of busy) one.kill();
  await database.stop();
}

async function measure() {
  const { db, organization } = database;
  const everyDay = Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [
      day,
      { slots: [{ start_time: "09:00", end_time: "17:00" }] },
    ]),
  );
  const now = asInstant(Date.UTC(2031, 0, 1));
  await createUser(
    db,
    organization,
    {
      organization,
      user: { email: "host@example.com", timezone: "UTC" },
      availability: { days: everyDay },
      bookpage: { nickname: "host", custom: { auto_confirm: true } },
    },
    now,
  );
  const auth = { organization, member: null } as unknown as Auth;
  const watch = watchHostLock();
  const book = (index: number) => {
    const start = FROM + Math.floor(index / A_DAY) * WEEK_MS + (index % A_DAY) * HALF_HOUR_MS;
    const attendee = { name: "Ana Silva", email: `ana${index}@example.com` };
    const body = bookingBody.parse({ page: "host", start: new Date(start).toISOString(), attendee });
    return runAsActor({ kind: "key", id: "bench", requestId: "bench" }, () =>
      createBooking(db, auth, body, { source: "api", now }),
    );
  };
  for (let index = 0; index < WARM; index++) await book(index);
  watch.clear();
  for (let index = WARM; index < WARM + BOOKINGS; index++) {
    await book(index);
    await sleep(PAUSE_MS);
  }
  const { times, statements } = watch.result();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  console.log(
    JSON.stringify({
      name: "milliseconds under a host's lock",
      bookings: times.length,
      statements,
      median: at(0.5),
      p90: at(0.9),
      p99: at(0.99),
      most: at(1),
    }),
  );
}

/** Observes on the connection when the lock is acquired and when its transaction ends. */
function watchHostLock() {
  let times: number[] = [];
  let statements = 0;
  const since = new WeakMap<object, number>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    const [first] = args as unknown as [string | { text?: string }];
    const text = typeof first === "string" ? first : (first.text ?? "");
    const result = query.apply(this, args) as unknown;
    const isLock = text.includes("lock_texts(");
    if (isLock || since.has(this)) statements++;
    if (isLock) (result as Promise<unknown>).then(() => since.set(this, performance.now()));
    else if (/^\s*(COMMIT|ROLLBACK)\s*$/i.test(text)) {
      const startedAt = since.get(this);
      since.delete(this);
      if (startedAt !== undefined)
        (result as Promise<unknown>).then(() => times.push(performance.now() - startedAt));
    }
    return result;
  } as typeof query;
  return {
    clear: () => {
      times = [];
      statements = 0;
    },
    result: () => ({ times, statements: statements / (times.length || 1) }),
  };
}
