import recorded from "./recorded-examples.json";

interface RecordedExamples {
  operations: Record<string, { body?: unknown; answer?: unknown } | undefined>;
  problems: Record<string, unknown>;
}

/** Bodies and responses recorded by the last `npm run examples`. */
export const RECORDED_EXAMPLES: RecordedExamples = recorded;

/**
 * Operations that need a sandbox, a signed-in admin, a second factor or another server. Their examples are written by
 * hand or generated.
 */
export const UNRECORDED_OPERATIONS = new Set([
  ...[
    "updateTestClock",
    "patchTestClock",
    "resetTestClock",
    "resetSandbox",
    "seedSandbox",
    "setTestMode",
    "startImpersonation",
    "revokeSession",
  ],
  ...[
    "confirmAuthenticator",
    "removeAuthenticator",
    "createPasskey",
    "removePasskey",
    "reauthenticate",
    "replaceRecoveryCodes",
  ],
  ...["checkCertificate", "checkDomain", "receiveMail", "resendMail", "sendAddressConfirmation"],
  ...["connectSmsAccount", "sendTestSms", "startUserPhone", "confirmUserPhone"],
  ...["connectWhatsappAccount", "refreshWhatsappTemplates", "sendTestWhatsapp"],
  ...["authorizeSlack", "setSlackChannel", "sendTestSlack", "matchSlackPeople"],
]);
