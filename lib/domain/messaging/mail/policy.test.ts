import { expect, it } from "vitest";
import { isPermanentMailError } from "./policy";

const makeError = (responseCode: number, command: string) =>
  Object.assign(new Error(), { responseCode, command });

it("isPermanentMailError is true only for mails that the server rejects for good", () => {
  expect(isPermanentMailError(makeError(550, "RCPT TO"))).toBe(true);
  expect(isPermanentMailError(makeError(554, "DATA"))).toBe(true);
  expect(isPermanentMailError(makeError(451, "RCPT TO"))).toBe(false);
  expect(isPermanentMailError(makeError(535, "AUTH PLAIN"))).toBe(false);
  expect(isPermanentMailError(makeError(550, "MAIL FROM"))).toBe(false);
  expect(isPermanentMailError(new Error("connect ECONNREFUSED"))).toBe(false);
});
