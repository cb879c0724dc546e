import recorded from "./recorded-examples.json";

interface RecordedExamples {
  operations: Record<string, { body?: unknown; answer?: unknown } | undefined>;
  problems: Record<string, unknown>;
}

/** What was sent and answered when `npm run examples` was last called. */
export const RECORDED_EXAMPLES: RecordedExamples = recorded;

/** What needs a sandbox, an admin who has signed in, a second factor that was set up, or another server: their examples are written by hand or built. */
export const UNRECORDED_OPERATIONS = new Set([
  ...[
    "updateTestClock",
    "patchTestClock",
    "endTestClock",
    "resetSandbox",
    "fillSandbox",
    "switchMode",
    "startSeeingAs",
    "endSession",
  ],
  ...[
    "confirmAuthenticator",
    "removeAuthenticator",
    "createPasskey",
    "removePasskey",
    "prove",
    "replaceRecoveryCodes",
  ],
  ...["askDomain", "checkDomain", "receiveMail", "resendMail"],
]);
