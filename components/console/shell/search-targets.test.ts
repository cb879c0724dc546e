import { describe, expect, it } from "vitest";
import { searchTargets } from "./search-targets";

const TARGETS = [
  { label: "Sign out", also: "log out" },
  { label: "Réservations" },
  { label: "Plan an event", also: "meeting poll" },
  { label: "Events" },
  { label: "Appearance: Light", also: "dark light mode" },
  { label: "Appearance: Dark", also: "dark light mode" },
];

const rank = (words: string) => searchTargets(TARGETS, words).map(({ label }) => label);

describe("searchTargets", () => {
  it.each([
    ["", ["Sign out", "Réservations", "Plan an event", "Events", "Appearance: Light", "Appearance: Dark"]],
    ["EVENT", ["Events", "Plan an event"]],
    ["reserv", ["Réservations"]],
    ["poll", ["Plan an event"]],
    ["event plan", ["Plan an event"]],
    ["log out", ["Sign out"]],
    ["dark mode", ["Appearance: Dark", "Appearance: Light"]],
    ["nothing", []],
  ])("finds %j", (words, labels) => {
    expect(rank(words)).toEqual(labels);
  });
});
