import { expect, it } from "vitest";
import { findSimilarKey } from "./find-similar-key";

const KNOWN = ["page", "type", "start", "attendee", "guests", "message", "title", "language"];

it.each([
  ["bookpage", "page"],
  ["startTime", "start"],
  ["start_at", "start"],
  ["atendee", "attendee"],
  ["langauge", "language"],
  ["tilte", "title"],
  ["Message", "message"],
])("findSimilarKey for %s returns %s", (sent, meant) => {
  expect(findSimilarKey(sent, KNOWN)).toBe(meant);
});

it.each(["x", "id", "colour", "nonsense"])("findSimilarKey for %s returns nothing", (sent) => {
  expect(findSimilarKey(sent, KNOWN)).toBeNull();
});
