import { expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { findAnswerStatus, isSuppressed, isUndeliverable, RETRY_DAYS } from "./policy";

it("isUndeliverable is true of addresses that do not exist or are disabled", () => {
  for (const status of ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"])
    expect([status, isUndeliverable(status)]).toEqual([status, true]);
  // A full mailbox, a mail that is too large, a policy, an unreachable server, and no code.
  for (const status of ["5.2.2", "5.3.4", "5.7.1", "4.4.7", "4.1.1", "5.1.12", "5.0.0", null])
    expect([status, isUndeliverable(status)]).toEqual([status, false]);
});

it("findAnswerStatus reads the code after the response's number", () => {
  expect(findAnswerStatus("550 5.1.1 User unknown")).toBe("5.1.1");
  expect(findAnswerStatus("550-5.1.1 The email account does not exist\n550 5.1.1 …")).toBe("5.1.1");
  expect(findAnswerStatus("550 No such user at 5.1.1")).toBeNull();
});

const NOW = asInstant(Date.UTC(2031, 2, 1));
const mail = { kind: "confirmed", eventId: "a meeting", isResent: false };
const bounced = { reason: "bounce", lastAt: new Date(NOW) } as const;
const complained = { reason: "complaint", lastAt: new Date(NOW) } as const;

it("isSuppressed keeps mails about meetings from a returned address for 30 days", () => {
  expect(isSuppressed(bounced, mail, NOW)).toBe(true);
  expect(isSuppressed(bounced, mail, asInstant(NOW + RETRY_DAYS * DAY - 1))).toBe(true);
  expect(isSuppressed(bounced, mail, asInstant(NOW + RETRY_DAYS * DAY))).toBe(false);
  expect(isSuppressed(bounced, { ...mail, eventId: null }, NOW)).toBe(false);
  expect(isSuppressed(bounced, { ...mail, isResent: true }, NOW)).toBe(false);
});

it("isSuppressed keeps only optional mails from a reader who complained, for good", () => {
  expect(isSuppressed(complained, mail, NOW)).toBe(false);
  for (const kind of ["reminder", "workflow"])
    expect(isSuppressed(complained, { ...mail, kind }, asInstant(NOW + 300 * DAY))).toBe(true);
});
