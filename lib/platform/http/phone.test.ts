import { describe, expect, it } from "vitest";
import { isPhone } from "./is-phone";
import { normalizePhone } from "./normalize-phone";

describe("A phone number", () => {
  it.each([
    ["marks of direction", "\u202A+49 30 1234567\u202C", "+49 30 1234567"],
    ["isolates", "\u2066+49 30 1234567\u2069", "+49 30 1234567"],
    ["variation selectors and keycaps", "+1\uFE0F\u20E3 201 555 0123", "+1 201 555 0123"],
    ["zero-width and soft signs", "+1\u200B201\u00AD555\u20600123", "+12015550123"],
    ["Arabic digits", "+٤٩ ٣٠ ١٢٣٤٥٦٧", "+49 30 1234567"],
    ["Persian digits", "۰۲۱-۱۲۳۴۵۶۷۸", "021-12345678"],
    ["digits of full width", "＋８１（３）１２３４－５６７８", "+81(3)1234-5678"],
    ["Devanagari digits", "+९१ ९८७६५ ४३२१०", "+91 98765 43210"],
    ["dashes of print", "+49\u201330\u20131234567", "+49-30-1234567"],
    ["no-break blanks", "+33\u00A01\u202F23\u00A045", "+33 1 23 45"],
    ["a link", "tel:+1-201-555-0123", "+1-201-555-0123"],
  ])("is accepted with %s", (_, sent, read) => {
    expect(normalizePhone(sent)).toBe(read);
    expect(isPhone(normalizePhone(sent))).toBe(true);
  });

  it.each([
    "x89",
    " x89",
    " ext. 89",
    " ext 89",
    " extension 89",
    ";ext=89",
    ", ext. 89",
    " доб. 89",
    " #89",
    " Ext: 89",
  ])("keeps its extension, written %j", (extension) => {
    const sent = `+1 201 555 0123${extension}`;
    expect(normalizePhone(sent)).toBe(sent);
    expect(isPhone(sent)).toBe(true);
  });

  it.each([
    "12345",
    "x89",
    "call me",
    "+1 201 555 0123 or 4",
    "+1 201 555 0123 ext",
    "555x12345678",
    "++1 201 555 0123",
  ])("is not %j", (sent) => {
    expect(isPhone(normalizePhone(sent))).toBe(false);
  });
});
