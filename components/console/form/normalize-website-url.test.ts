import { expect, test } from "vitest";
import { normalizeWebsiteUrl } from "./normalize-website-url";

test("an address without a scheme means https", () => {
  expect(normalizeWebsiteUrl("example.com")).toBe("https://example.com");
  expect(normalizeWebsiteUrl(" www.example.com/privacy?a=b#c ")).toBe(
    "https://www.example.com/privacy?a=b#c",
  );
  expect(normalizeWebsiteUrl("bücher.example/über")).toBe("https://bücher.example/über");
});

test("what has a scheme, or is no website's address, stays as it was typed", () => {
  for (const text of [
    "",
    "http://example.com",
    "mailto:a@b.example",
    "a@example.com",
    "/path",
    "localhost:3000",
    "two words.com",
    "etc.",
  ])
    expect(normalizeWebsiteUrl(text)).toBe(text);
});
