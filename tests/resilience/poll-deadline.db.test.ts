import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createPoll, type PollEvent } from "../support/polls";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { createSandbox } from "../support/test-mode";

const api = createTestApi();

const DEADLINE = "2031-03-05T08:00:00.000Z";
const POLLS = 12;

let sandbox: Tenant;
let worker: ChildProcess;

beforeAll(async () => {
  sandbox = await createSandbox(await api.tenant("Acme"));
  worker = await startWorkerProcess({});
}, 120_000);

afterAll(async () => {
  await stopProcess(worker, "SIGKILL");
});

it("polls whose deadlines pass while workers are killed are each confirmed once", async () => {
  const poll = { deadline: DEADLINE, at_deadline: "confirm", reminders: false };
  await sandbox.post("/v2/test/reset", { now: "2031-03-01T08:00:00.000Z" });
  const polls: PollEvent[] = [];
  for (let index = 0; index < POLLS; index += 1) {
    const event = await createPoll(sandbox, { poll });
    const [first] = event.dates;
    const voted = { invitee: "ana@example.com", dates: { [first?._id ?? ""]: "yes" } };
    expect((await sandbox.post(`/v2/events/${event._id}/votes`, voted)).status).toBe(200);
    polls.push(event);
  }
  const ids = polls.map(({ _id }) => _id);
  const countConfirmed = () => api.db.event.count({ where: { id: { in: ids }, confirmedFlag: true } });
  await sandbox.put("/v2/test/clock", { now: DEADLINE });
  for (let kill = 0; kill < 3; kill += 1) {
    const before = await countConfirmed();
    if (before === POLLS) break;
    await expect.poll(countConfirmed, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before);
    await stopProcess(worker, "SIGKILL");
    worker = await startWorkerProcess({});
  }
  await expect.poll(countConfirmed, { timeout: 120_000, interval: 100 }).toBe(POLLS);
  await expect
    .poll(async () => (await sandbox.get("/v2/test/clock")).body, { timeout: 60_000 })
    .toMatchObject({ target: null, failed: 0 });
  for (const id of ids) {
    const { body } = await sandbox.get(`/v2/events/${id}/timeline`);
    expect(body.filter(({ kind }: { kind: string }) => kind === "confirmed")).toHaveLength(1);
  }
}, 300_000);
