import { describe, expect, it } from "vitest";
import { findNameIssues } from "./find-name-issues";

describe("findNameIssues", () => {
  it.each([
    "export function findSlot() {}",
    "export async function findSlot() {}",
    "export const countSeats = () => 1;",
    "export const isFree = () => true;",
    "export const toInstant = () => 1;",
    "export function withRollback() {}",
    "export function useDebouncedValue() {}",
    "export async function GET() {}",
    "function wobble() {}",
    "const wobble = () => 1;",
    "export const wobble = 1;",
    "export interface Wobble {}",
    "export default function () {}",
  ])("accepts `%s`", (text) => {
    expect(findNameIssues("lib/find-slot.ts", text)).toEqual([]);
  });

  it.each([
    ["export function slotFinder() {}", "slotFinder"],
    ["export const takeSeat = () => 1;", "takeSeat"],
    ["export const wobble = function () {};", "wobble"],
    ["export default function wobble() {}", "wobble"],
    ["export function SlotList() {}", "SlotList"],
    ["export function finding() {}", "finding"],
    ["export function issues() {}", "issues"],
    ["export function used() {}", "used"],
  ])("reports `%s`", (text, name) => {
    expect(findNameIssues("lib/find-slot.ts", `\n${text}`)).toEqual([
      expect.stringContaining(`lib/find-slot.ts:2: \`${name}\` does not begin with a verb`),
    ]);
  });

  it("accepts a component in a tsx file", () => {
    expect(findNameIssues("components/slot-list.tsx", "export function SlotList() {}")).toEqual([]);
  });

  it("reports a file name that is not in kebab-case", () => {
    expect(findNameIssues("lib/findSlot.ts", "")).toEqual([
      "lib/findSlot.ts:1: The file's name is not in kebab-case.",
    ]);
  });
});
