import { asInstant, DAY } from "@/lib/core/time/instant";
import { createAppointmentType } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import type { Auth } from "@/lib/domain/contracts/auth";
import { previewAvailability } from "@/lib/domain/lifecycle/previews/preview-availability";
import { createUser } from "@/lib/domain/people/users/create-user";
import { computeMedian } from "./compute-median";
import { createFreshDatabase } from "./create-fresh-database";

/**
 * `npm run bench:previews`: the preview of a change of hours, for a user with a page, with 20 types of it, and with
 * 20 types and many conflicts: in milliseconds, without routing.
 */
const TYPES = 20;
const MEETINGS = 600;
const ROUNDS = 30;
const TARGETS_MS = { page: 150, types: 300, busy: 300 };

const SLOTS = [
  { start_time: "09:00", end_time: "12:00" },
  { start_time: "14:00", end_time: "18:00" },
];
const days = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, { slots: SLOTS }]),
);

const now = asInstant(Date.UTC(2031, 2, 3, 8));
const database = await createFreshDatabase("bench-previews");
try {
  const { db, pool, organization } = database;
  const nickname = "bench";
  const { answer: created } = await createUser(
    db,
    organization,
    { organization, user: { timezone: "Europe/Paris" }, availability: { days }, bookpage: { nickname } },
    now,
  );
  const user = created.user._id;
  await measure("page", user);
  for (let n = 0; n < TYPES; n++) {
    const type = { name: `Type ${n}`, custom: { duration: 15 + 5 * n, step: 5 + n, align: 5 } };
    await createAppointmentType(db, organization, nickname, type);
  }
  await measure("types", user);
  await pool.query(
    `INSERT INTO reservations (event_id, host_id, organization_id, starts_at, ends_at)
     SELECT lpad(to_hex(n), 24, '0'), $2, $1, $3::timestamptz + n * interval '90 minutes',
            $3::timestamptz + n * interval '90 minutes' + interval '20 minutes' FROM generate_series(1, $4::int) n`,
    [organization, user, new Date(now), MEETINGS],
  );
  await measure("busy", user);
} finally {
  await database.stop();
}

async function measure(name: keyof typeof TARGETS_MS, user: string) {
  const auth = { organization: database.organization, scopes: null } as Auth;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const date = new Date(now + round * DAY).toISOString().slice(0, 10) as never;
    const body = {
      minimum_notice: 60 * round,
      limits: [{ per: "day" as const, count: 1 + round }],
      dates: [{ start_date: date, end_date: date, enabled: false }],
    };
    const start = performance.now();
    await previewAvailability(database.db, auth, { user_id: user }, { body, duration: 30, now });
    times.push(performance.now() - start);
  }
  const [ms, target_ms] = [computeMedian(times), TARGETS_MS[name]];
  console.log(JSON.stringify({ name, ms: Number(ms.toFixed(1)), target_ms, met: ms < target_ms }));
}
