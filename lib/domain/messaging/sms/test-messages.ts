import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { createTestQuota } from "@/lib/domain/messaging/create-test-quota";
import { normalizePhone } from "@/lib/platform/http/normalize-phone";
import type { SendResult } from "./provider";

const MAX_TESTS = 5;

/** Counts a test message of the organisation, for each channel. */
export const countTestMessage = {
  sms: createTestQuota("sms_test", MAX_TESTS, "test messages"),
  whatsapp: createTestQuota("whatsapp_test", MAX_TESTS, "test messages"),
};

/** Returns the number to which a test message goes, in E.164. */
export function parseTestNumber(typed: string): string {
  const number = parsePhoneNumberFromString(normalizePhone(typed).replace(/^00/, "+"));
  if (number?.isPossible() && !number.ext) return number.number;
  throw buildFieldProblem("/to", "invalid_format", "must be a number with its country code");
}

/** Throws the words of the provider if it has not accepted the message. */
export function assertAccepted(result: SendResult): void {
  if (result.kind !== "accepted")
    throw buildFieldProblem("/to", result.kind === "rejected" ? "refused" : "unreachable", result.error);
}
