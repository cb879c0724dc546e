import { asInstant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { createPlan } from "@/lib/domain/lifecycle/settings-files/create-plan";
import { exportSettings } from "@/lib/domain/lifecycle/settings-files/export-settings";
import { createUser } from "@/lib/domain/people/users/create-user";
import { computeMedian } from "./compute-median";
import { createFreshDatabase } from "./create-fresh-database";

/**
 * `npm run bench:plans`: the plan of a change of every page's notice in an organisation of 200 users with a page, 150 busy times
 * of calendars and 20 meetings each, in seconds, and how many times as long as a plan of the same files without a change.
 */
process.env.BOOKPAGE_SECRET = "only for measuring, not for keeping secrets";

const PEOPLE = 200;
const ROUNDS = 3;
const TARGET_SECONDS = 10;
/** Reading the pages one by one took more than four times as long as a plan without a change. */
const TARGET_RATIO = 4;

const HOURS = [{ start_time: "09:00", end_time: "17:00" }];
const days = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, { slots: HOURS }]),
);

const now = asInstant(Date.UTC(2031, 2, 3, 8));
const database = await createFreshDatabase("bench-plans");
try {
  const { db, pool, organization } = database;
  for (let n = 0; n < PEOPLE; n++)
    await createUser(
      db,
      organization,
      {
        organization,
        user: { timezone: "Europe/Paris", email: `person-${n}@example.com` },
        availability: { days },
        bookpage: { nickname: `person-${n}` },
      },
      now,
    );
  await pool.query(
    `INSERT INTO busy_periods (organization_id, id, user_id, object_key, starts_at, ends_at)
     SELECT $1, 'bench' || row_number() OVER (), u.id, n, $2::timestamptz + n * interval '7 hours',
            $2::timestamptz + n * interval '7 hours' + interval '45 minutes'
       FROM users u CROSS JOIN generate_series(1, 150) n WHERE u.organization_id = $1`,
    [organization, new Date(now)],
  );
  await pool.query(
    `INSERT INTO reservations (event_id, host_id, organization_id, starts_at, ends_at)
     SELECT lpad(to_hex(row_number() OVER ()), 24, '0'), u.id, $1, $2::timestamptz + n * interval '31 hours',
            $2::timestamptz + n * interval '31 hours' + interval '20 minutes'
       FROM users u CROSS JOIN generate_series(1, 20) n WHERE u.organization_id = $1`,
    [organization, new Date(now)],
  );
  await pool.query("VACUUM ANALYZE");
  const auth = { organization, scopes: null } as Auth;
  const same = await exportSettings(db, organization);
  const changed = same.map(({ path, text }) => ({
    path,
    text: path.startsWith("pages/")
      ? text.replace("\ncustom:\n", "\ncustom:\n  minimum_notice: 600\n")
      : text,
  }));
  const [base, seconds] = [await measure(same, 0), await measure(changed, PEOPLE)];
  const ratio = Number((seconds / base).toFixed(2));
  const met = seconds < TARGET_SECONDS && ratio < TARGET_RATIO;
  console.log(
    JSON.stringify({
      name: "plan",
      seconds,
      target_seconds: TARGET_SECONDS,
      ratio,
      target_ratio: TARGET_RATIO,
      met,
    }),
  );

  /** Returns the median of the seconds that a plan takes. */
  async function measure(files: typeof same, expected: number): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const { changes, bookers } = await createPlan(db, { auth, now }, { files, prune: false });
      times.push((performance.now() - start) / 1000);
      if (changes.length !== expected || bookers.pages.length !== expected)
        throw new Error(`The plan has ${changes.length} changes of ${bookers.pages.length} pages.`);
    }
    return Number(computeMedian(times).toFixed(2));
  }
} finally {
  await database.stop();
}
