import { expect } from "vitest";
import { handleSlackInteraction } from "@/lib/api/slack/handle-interaction";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { connectSlack } from "@/lib/domain/messaging/slack/connect-slack";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { JobRun } from "@/lib/worker/run-job";
import { TASKS } from "@/lib/worker/tasks";
import type { createTestApi, Tenant } from "./api";
import { createTestBooking } from "./bookings";
import {
  buildSlackPress,
  SLACK_WORKSPACE,
  type SlackPost,
  type startSlackServer,
} from "./start-slack-server";
import { createTestHost, createTestPage, createTestUser, makeUniqueName } from "./users";

/** Monday, 10 March 2031 at 9:00 in Paris. */
export const SLACK_START = Date.UTC(2031, 2, 10, 8);

const JOBS = [
  "send_event_notifications",
  "send_slack_message",
  "update_slack_message",
  "run_slack_press",
  "match_slack_people",
  "check_slack_access",
  "revoke_slack_token",
];

type Api = ReturnType<typeof createTestApi>;
type Slack = Awaited<ReturnType<typeof startSlackServer>>;

export type SlackKit = Awaited<ReturnType<typeof createSlackKit>>;

/** Runs the waiting jobs of Slack with the worker's own tasks; `dueOnly` leaves those that are postponed. */
export async function runSlackJobs(
  { db, pool }: Api,
  now: Instant = asInstant(SLACK_START - DAY),
  { dueOnly = true, most = 50 } = {},
): Promise<number> {
  for (let done = 0; done < most; done += 1) {
    const { rows } = await pool.query(
      `DELETE FROM graphile_worker._private_jobs WHERE id = (
         SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
          WHERE t.identifier = ANY ($1) AND ($2 OR j.run_at <= now()) ORDER BY j.run_at, j.id LIMIT 1)
       RETURNING payload, (SELECT identifier FROM graphile_worker._private_tasks t WHERE t.id = task_id) AS task`,
      [JOBS, !dueOnly],
    );
    const [job] = rows;
    if (!job) return done;
    const run = await TASKS.find(({ name }) => name === job.task)?.load();
    // Presses are dated by the clock of the request.
    const at = job.task === "run_slack_press" ? asInstant(Date.now()) : now;
    await run?.(job.payload, { db, now: at, signal: new AbortController().signal } as unknown as JobRun);
  }
  throw new Error(`There are more than ${most} jobs`);
}

/** An organisation with a workspace, a host in it, and a page of the host whose bookings are requests. */
export async function createSlackKit(api: Api, slack: Slack, acme: Tenant) {
  const host = await createTestHost(acme, {});
  const [hostEmail] = host.emails as [string];
  const member = { id: `U${makeUniqueName("HOST").replace("-", "").toUpperCase()}`, email: hostEmail };
  slack.members.push(member);
  const pages = {
    request: (await createTestPage(acme, host._id, { custom: { auto_confirm: false } })).nickname as string,
    booking: (await createTestPage(acme, host._id, { secondary: true, custom: { auto_confirm: true } }))
      .nickname as string,
  };
  const run = (now = SLACK_START - DAY) => runSlackJobs(api, asInstant(now));
  const kit = {
    host,
    member,
    pages,
    run,
    connect: async () => {
      await connectSlack(api.db, asOrganizationId(acme.id), {
        workspaceId: SLACK_WORKSPACE.id,
        workspaceName: SLACK_WORKSPACE.name,
        botUserId: SLACK_WORKSPACE.bot,
        token: slack.state.token,
      });
      await run();
    },
    setChannel: async (
      channel: string | null,
      rest: Record<string, unknown> = { purpose: "organization" },
    ) => {
      const response = await acme.post("/v2/slack/channels", { ...rest, channel });
      expect(response.status, JSON.stringify(response.body)).toBe(200);
    },
    book: (rest: Record<string, unknown> = {}, start = SLACK_START) =>
      createTestBooking(acme, { page: pages.request, start: new Date(start).toISOString(), ...rest }),
    /** The messages of a channel, or of the direct messages of a member. */
    listPosts: (target: string) =>
      slack.posts.filter(({ channel }) => channel === target || channel === `D${target.slice(1)}`),
    /** A user with a role who is in the workspace. */
    addMember: async (role: string, slackId: string) => {
      const user = await createTestUser(acme, { user: { role } });
      slack.members.push({ id: slackId, email: user.emails[0] });
      return user;
    },
    press: async (
      message: SlackPost,
      action: string,
      user: string,
      rest: Parameters<typeof buildSlackPress>[3] = {},
    ) => (await handleSlackInteraction(buildSlackPress(message, action, user, rest))).status,
    read: async (event: { _id: string }) => (await acme.get(`/v2/events/${event._id}`)).body,
    listStored: () =>
      api.db.slackMessage.findMany({ where: { organizationId: acme.id }, orderBy: { id: "asc" } }),
    listTimeline: async (event: { _id: string }) =>
      (await acme.get(`/v2/events/${event._id}/timeline`)).body.filter(
        ({ kind }: { kind: string }) => kind === "slack",
      ),
  };
  return kit;
}
