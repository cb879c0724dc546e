import { expect, it } from "vitest";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { escapeLinks, findTypedTitle } from "./external-text";

const SPACE = "\u200b";

it("escapeLinks breaks every address that a mail program would turn into a link", () => {
  expect(escapeLinks("see https://evil.example/a.b?c or www.evil.example, me@evil.example")).toBe(
    `see https:${SPACE}//evil.${SPACE}example/a.${SPACE}b?c or www.${SPACE}evil.${SPACE}example, me@${SPACE}evil.${SPACE}example`,
  );
});

it("escapeLinks does not change other text", () => {
  const text = "Ana B. Silva, 10:30. Really… (see you)";
  expect(escapeLinks(text)).toBe(text);
});

it.each([
  ["Ana Silva / Amara Okafor", null],
  ["Ana Silva / The previous host", null],
  ["Kitchen plans", "Kitchen plans"],
])("findTypedTitle takes a title made for any host as generated: %s", (title, typed) => {
  const booker = { id: "1", isOrganizer: false, position: 1, fullName: "Ana Silva" };
  const votes = [{ inviteeId: "1" }];
  const event = { title, invitees: [booker], votes, bookpage: true, seats: null, page: null };
  expect(findTypedTitle(event as unknown as EventVisitor["event"])).toBe(typed);
});
