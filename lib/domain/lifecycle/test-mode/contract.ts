import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { resetBody, testClock, testClockBody, testDemo, testMode } from "./schema";

const clock = { tag: "Test mode", path: "/v2/test/clock", audience: "admins" } as const;

export const getTestClockContract = defineContract({
  ...clock,
  method: "GET",
  name: "getTestClock",
  scope: "organization:read",
  summary: "Which time it is in the sandbox",
  description:
    "For keys that begin with `bp_test_`, and for admins who have switched to test mode. Of the live organisation it is the world's, and nobody sets it.",
  status: [200],
  answer: testClock,
});

export const updateTestClockContract = defineContract({
  ...clock,
  method: "PUT",
  name: "updateTestClock",
  scope: "organization:write",
  unversioned: true,
  summary: "Move the sandbox's clock",
  description:
    "Forwards only. Whatever falls due on the way happens in the order of its times, each at its time: reminders, retries of webhooks, offers, what is kept for so long. 200: it has arrived. 202: there is more to do than can be waited for here; it goes on by itself, and `GET` tells how far it is. While it moves, it can be sent further.",
  body: testClockBody,
  status: [200, 202],
  answer: testClock,
  example: { body: { now: "2031-03-24T09:00:00.000Z" } },
});

export const resetTestClockContract = defineContract({
  ...clock,
  method: "DELETE",
  name: "endTestClock",
  scope: "organization:write",
  unversioned: true,
  summary: "Let the sandbox have the world's time again",
  description:
    "A clock that is behind is moved there, as by `PUT`. One that is ahead is refused, for it would go back: empty the sandbox instead.",
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
  summary: "Empty the sandbox",
  description:
    "Everything in it is deleted but its settings and its keys; nobody is told. Its clock is set anew.",
  body: resetBody.optional(),
  status: [200],
  answer: testClock,
  example: { body: {} },
});

export const seedSandboxContract = defineContract({
  method: "POST",
  path: "/v2/test/demo",
  name: "fillSandbox",
  exact: true,
  tag: "Test mode",
  audience: "admins",
  scope: "organization:write",
  unversioned: true,
  summary: "Fill the sandbox with a demo",
  description:
    "People with pages, appointment types, a team, a locator and meetings, beside what is there. Where the demo is already, nothing changes, and the answer is what is left of it (200). Pages have the names that `nickname` says: another sandbox may have the plain ones.",
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
  name: "switchMode",
  tag: "Test mode",
  audience: "admins",
  scope: "session",
  unversioned: true,
  summary: "Switch your session to test mode, or back",
  description: "The sandbox is made when it is first asked for. Only this session is switched.",
  body: testMode,
  status: [200],
  answer: testMode,
  example: { body: { test: true } },
});
