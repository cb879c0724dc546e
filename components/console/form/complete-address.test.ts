import { expect, test } from "vitest";
import { completeAddress } from "./complete-address";

test("an address without a scheme means https", () => {
  expect(completeAddress("example.com")).toBe("https://example.com");
  expect(completeAddress(" www.example.com/privacy?a=b#c ")).toBe("https://www.example.com/privacy?a=b#c");
  expect(completeAddress("bücher.example/über")).toBe("https://bücher.example/über");
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
    expect(completeAddress(text)).toBe(text);
});
