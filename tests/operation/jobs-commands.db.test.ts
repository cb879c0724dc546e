import { expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { runCommandLine } from "../support/command-line";

const api = createTestApi();

const bookpage = (...args: string[]) =>
  runCommandLine(args, {
    DATABASE_URL: process.env.DATABASE_URL,
    BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
  });

async function addJob(columns: string): Promise<number> {
  const { rows } = await api.pool.query(
    "SELECT (graphile_worker.add_job('send_reminder', '{\"organization\": \"0123456789abcdef01234567\"}')).id",
  );
  await api.pool.query(`UPDATE graphile_worker._private_jobs SET ${columns} WHERE id = ${rows[0].id}`);
  return Number(rows[0].id);
}

it("the jobs command lists, retries and discards jobs, except running ones", {
  tags: "main",
  timeout: 120_000,
}, async () => {
  const failed = await addJob(
    "attempts = max_attempts, last_error = 'at https://me:hidden@example.com/x?key=1'",
  );
  const running = await addJob("attempts = 1, locked_at = now(), locked_by = 'other'");
  const waiting = await addJob("run_at = now() + interval '1 day'");

  const all = JSON.parse((await bookpage("jobs:list")).answer);
  expect(all).toMatchObject([
    { id: failed, task: "send_reminder", state: "failed", last_error: "at https://…@example.com/x?…" },
    { id: running, state: "running" },
    { id: waiting, state: "waiting", organization: "0123456789abcdef01234567" },
  ]);
  expect(JSON.parse((await bookpage("jobs:list", "--failed")).answer)).toMatchObject([{ id: failed }]);

  expect((await bookpage("jobs:retry", "--all")).answer).toEqual({ retried: [failed], left_alone: [] });
  expect(JSON.parse((await bookpage("jobs:list")).answer)[0]).toMatchObject({
    state: "retrying",
    attempts: 0,
  });
  expect((await bookpage("jobs:discard", String(waiting), String(running), "999")).answer).toEqual({
    discarded: [waiting],
    left_alone: [running, 999],
  });
  const refused = await bookpage("jobs:discard", "all");
  expect([refused.exitCode, refused.stderr]).toEqual([
    1,
    "all is not the id of a job: jobs:list names them.\n",
  ]);
});
