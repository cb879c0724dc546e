import { expect, it } from "vitest";
import { splitLinks } from "./split-links";

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

it.each([
  ["see https://example.org/a?b=1#c now", ["https://example.org/a?b=1#c"]],
  ["at the end: http://example.org.", ["http://example.org/"]],
  ["(https://example.org/x)", ["https://example.org/x"]],
  ["https://example.org/Rome_(city), too", ["https://example.org/Rome_(city)"]],
  ["one https://a.example two https://b.example/ three", ["https://a.example/", "https://b.example/"]],
  ["«https://example.org»", ["https://example.org/"]],
  ["javascript:alert(1) ftp://x.example mailto:a@x.example www.example.org", []],
  ["https://", []],
  ['<a href="https://example.org/">', ["https://example.org/"]],
])("splitLinks finds the addresses in %j", (text, found) => {
  expect(links(text)).toEqual(found);
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
