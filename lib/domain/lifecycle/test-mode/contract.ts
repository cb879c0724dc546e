import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { resetBody, testClock, testClockBody, testDemo, testMode } from "./schema";

const clock = { tag: "Test mode", path: "/v2/test/clock", audience: "admins" } as const;

export const getTestClockContract = defineContract({
  ...clock,
  method: "GET",
  name: "getTestClock",
  scope: "organization:read",
  summary: "Get the sandbox clock",
  description:
    "For keys that begin with `bp_test_`, and for admins who have switched to test mode. The clock of the live organisation is real time and cannot be set.",
  status: [200],
  answer: testClock,
});

export const updateTestClockContract = defineContract({
  ...clock,
  method: "PUT",
  name: "updateTestClock",
  scope: "organization:write",
  unversioned: true,
  summary: "Advance the sandbox clock",
  description:
    "The clock moves forwards only. Everything that falls due on the way happens in the order of its times, each at its time: reminders, retries of webhooks, offers, the end of retention periods. 200: the clock has arrived. 202: the work takes longer than this request can wait; it continues in the background, and `GET` shows its progress. While the clock moves, it can be sent further.",
  body: testClockBody,
  status: [200, 202],
  answer: testClock,
  example: { body: { now: "2031-03-24T09:00:00.000Z" } },
});

export const resetTestClockContract = defineContract({
  ...clock,
  method: "DELETE",
  name: "resetTestClock",
  scope: "organization:write",
  unversioned: true,
  summary: "Reset the sandbox clock to real time",
  description:
    "A clock that is behind is moved forwards to real time, as by `PUT`. A clock that is ahead is refused, because it would move backwards: empty the sandbox instead.",
  status: [200, 202],
  answer: testClock,
});

export const resetSandboxContract = defineContract({
  method: "POST",
  path: "/v2/test/reset",
  name: "resetSandbox",
  exact: true,
  tag: "Test mode",
  audience: "admins",
  scope: "organization:write",
  updates: true,
  unversioned: true,
  summary: "Delete all data of the sandbox",
  description: "Deletes everything except settings and keys; no notification is sent. The clock is reset.",
  body: resetBody.optional(),
  status: [200],
  answer: testClock,
  example: { body: {} },
});

export const seedSandboxContract = defineContract({
  method: "POST",
  path: "/v2/test/demo",
  name: "seedSandbox",
  exact: true,
  tag: "Test mode",
  audience: "admins",
  scope: "organization:write",
  unversioned: true,
  summary: "Create demo data in the sandbox",
  description:
    "Creates people with pages, appointment types, a team, a locator and meetings, in addition to existing data. If the demo exists already, nothing changes, and the response has what is left of it (200). `nickname` has the names of the pages: another sandbox may use the plain ones.",
  body: z.object({}).optional(),
  status: [201, 200],
  answer: testDemo,
  example: {
    answer: {
      created: true,
      users: [
        {
          _id: "66c9a0e1f2b3c4d5e6f70101",
          email: "amara.okafor@test.harbourandpine.example",
          nickname: "test-amara",
        },
      ],
      team: "66c9a0e1f2b3c4d5e6f70201",
      locator: { _id: "66c9a0e1f2b3c4d5e6f70301", handle: "test-harbour-and-pine" },
      events: ["66c9a0e1f2b3c4d5e6f70401"],
    },
  },
});

export const switchModeContract = defineContract({
  method: "PUT",
  path: "/v2/test/mode",
  name: "setTestMode",
  tag: "Test mode",
  audience: "admins",
  scope: "session",
  unversioned: true,
  summary: "Switch test mode of your session on or off",
  description: "The first call creates the sandbox. Only this session is switched.",
  body: testMode,
  status: [200],
  answer: testMode,
  example: { body: { test: true } },
});
