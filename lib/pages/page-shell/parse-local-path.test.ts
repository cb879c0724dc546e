import { expect, it } from "vitest";
import { parseLocalPath } from "./parse-local-path";

it.each([
  ["/console", "/console"],
  ["/add_invitees?ct=1&im=a@b.example#top", "/add_invitees?ct=1&im=a@b.example#top"],
  ["/console/../event", "/event"],
])("parseLocalPath accepts %s", (text, path) => {
  expect(parseLocalPath(text)).toBe(path);
});

it.each([
  null,
  "",
  "console",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  " /console",
  `/${"x".repeat(2048)}`,
])("parseLocalPath rejects %j", (text) => {
  expect(parseLocalPath(text)).toBeNull();
});
