import { expect, it } from "vitest";
import { isPermanent } from "./policy";

const refused = (responseCode: number, command: string) =>
  Object.assign(new Error(), { responseCode, command });

it("isPermanent: only a mail that is refused for good is given up at once", () => {
  expect(isPermanent(refused(550, "RCPT TO"))).toBe(true);
  expect(isPermanent(refused(554, "DATA"))).toBe(true);
  expect(isPermanent(refused(451, "RCPT TO"))).toBe(false);
  expect(isPermanent(refused(535, "AUTH PLAIN"))).toBe(false);
  expect(isPermanent(refused(550, "MAIL FROM"))).toBe(false);
  expect(isPermanent(new Error("connect ECONNREFUSED"))).toBe(false);
});
