import { describe, expect, it } from "vitest";
import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { deriveSenderFailure, evaluateSenderFailure, pickSenderRoute } from "./policy";

const NOW = asInstant(Date.UTC(2031, 2, 1));
const WORKING = { status: "working", failures: 0, failingSince: null, retryAt: null };

const makeError = (fields: object) => Object.assign(new Error("refused"), fields);

describe("deriveSenderFailure", () => {
  it.each([
    ["recipient", { command: "RCPT TO", responseCode: 550, response: "550 5.1.1 No such user" }],
    ["recipient", { command: "RCPT TO", responseCode: 552, response: "552-5.2.2 Over quota" }],
    ["mail", { command: "RCPT TO", responseCode: 554, response: "554 5.7.1 Relay access denied" }],
    ["mail", { command: "RCPT TO", responseCode: 550, response: "550 no such user" }],
    ["mail", { command: "DATA", responseCode: 554, response: "554 5.6.0 Malformed" }],
    ["server", { command: "MAIL FROM", responseCode: 553, response: "553 5.7.1 Not yours" }],
    ["server", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535, response: "535 5.7.8 No" }],
    ["temporary", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 454, response: "454 4.7.0 Later" }],
    ["temporary", { command: "RCPT TO", responseCode: 451, response: "451 4.7.1 Later" }],
    ["temporary", { code: "ETIMEDOUT", command: "CONN" }],
  ])("is of the kind %s for %o", (kind, fields) => {
    expect(deriveSenderFailure(makeError(fields)).kind).toBe(kind);
  });
});

it("evaluateSenderFailure ends a server's use after five failures, or one for good", () => {
  const temporary = { kind: "temporary", step: "connect" } as const;
  let state = { ...WORKING } as Parameters<typeof evaluateSenderFailure>[0];
  const news = [1, 2, 3, 4, 5, 6].map(() => {
    const { isNew, ...next } = evaluateSenderFailure(state, temporary, NOW);
    state = next;
    return isNew;
  });
  expect(news).toEqual([false, false, false, false, true, false]);
  expect(state).toMatchObject({ status: "failing", failingSince: new Date(NOW) });
  const final = evaluateSenderFailure(WORKING, { kind: "server", step: "login" }, NOW);
  expect(final).toMatchObject({ status: "failing", isNew: true });
});

it("pickSenderRoute uses the organisation's server while it works, and then once in a while", () => {
  const first = { attempts: 0, hasInstallation: true };
  const failing = { ...WORKING, status: "failing", retryAt: new Date(NOW) };
  expect(pickSenderRoute(null, first, NOW)).toBe("installation");
  expect(pickSenderRoute({ ...WORKING, status: "pending" }, first, NOW)).toBe("installation");
  expect(pickSenderRoute(WORKING, first, NOW)).toBe("organization");
  expect(pickSenderRoute(WORKING, { ...first, attempts: 3 }, NOW)).toBe("installation");
  expect(pickSenderRoute(failing, first, asInstant(NOW - MINUTE))).toBe("installation");
  expect(pickSenderRoute(failing, first, NOW)).toBe("organization");
  expect(pickSenderRoute(failing, { attempts: 9, hasInstallation: false }, NOW)).toBe("organization");
  expect(pickSenderRoute(null, { attempts: 0, hasInstallation: false }, NOW)).toBeNull();
});
