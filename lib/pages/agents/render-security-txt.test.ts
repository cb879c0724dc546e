import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { renderSecurityTxt } from "./render-security-txt";

const NOW = asInstant(Date.UTC(2031, 2, 10, 12));
const WEB_URL = "https://meet.example.com";

it("renderSecurityTxt names the contact, the expiry and the canonical address", () => {
  const MAIL_FROM = { address: "meetings@example.com" };
  expect(renderSecurityTxt({ WEB_URL, MAIL_FROM }, NOW).split("\n")).toEqual([
    "Contact: mailto:meetings@example.com",
    "Expires: 2031-09-06T00:00:00.000Z",
    expect.stringMatching(/^Preferred-Languages: en, fr, /),
    "Canonical: https://meet.example.com/.well-known/security.txt",
    "",
  ]);
  const SECURITY_CONTACT = "https://example.com/security";
  expect(renderSecurityTxt({ WEB_URL, MAIL_FROM, SECURITY_CONTACT }, NOW)).toMatch(
    /^Contact: https:\/\/example\.com\/security\n/,
  );
  expect(renderSecurityTxt({ WEB_URL }, NOW)).toMatch(/^Contact: https:\/\/meet\.example\.com\/help\n/);
});
