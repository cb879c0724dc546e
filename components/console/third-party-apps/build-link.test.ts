import { describe, expect, it } from "vitest";
import {
  buildLink,
  EMPTY_LINK_PARTS,
  type LinkParts,
  parseLinkInvitees,
  parseLinkPlaces,
} from "./build-link";

const readParams = (parts: Partial<LinkParts>) =>
  Object.fromEntries(
    new URL(buildLink({ ...EMPTY_LINK_PARTS, ...parts }) ?? "none:", "https://meet.example").searchParams,
  );

describe("buildLink", () => {
  it("returns null without a page or an app", () => {
    expect(buildLink(EMPTY_LINK_PARTS)).toBeNull();
    expect(buildLink({ ...EMPTY_LINK_PARTS, target: "invitees" })).toBeNull();
  });

  it("has only parameters that the target reads, and no empty ones", () => {
    const all = { cn: "Ana", cc: "Acme", cp: "1", ct: "token", aid: "app", invitees: "b@example.com" };
    expect(readParams({ ...all, page: "jane" })).toEqual({ cn: "Ana", cc: "Acme", cp: "1", aid: "app" });
    expect(readParams({ ...all, target: "details" })).toEqual({
      cn: "Ana",
      ct: "token",
      aid: "app",
      im: "b@example.com",
    });
  });

  it("escapes separators in values", () => {
    expect(readParams({ page: "jane", et: "Q&A = 100% + #1" }).et).toBe("Q&A = 100% + #1");
    expect(buildLink({ ...EMPTY_LINK_PARTS, page: "a/b?c" })).toBe("/a%2Fb%3Fc");
  });

  it("aligns names and addresses, also without a name", () => {
    const { im, in: names } = readParams({
      target: "invitees",
      aid: "app",
      invitees: "a@example.com, Ana\nb@example.com\nc@example.com, Cy | Doe",
    });
    expect(im).toBe("a@example.com|b@example.com|c@example.com");
    expect(names?.split("|")).toEqual(["Ana", "", "Cy   Doe"]);
  });
});

describe("parseLinkPlaces", () => {
  it("splits name and address, and removes further bars", () => {
    expect(parseLinkPlaces("Office | 1 Main St\n\n Cafe \nA | b | c")).toEqual([
      ["Office", "1 Main St"],
      ["Cafe"],
      ["A", "b c"],
    ]);
  });
});

describe("parseLinkInvitees", () => {
  it("splits a pasted list of addresses", () => {
    expect(
      parseLinkInvitees("a@example.com; b@example.com, c@example.com").map(({ email }) => email),
    ).toEqual(["a@example.com", "b@example.com", "c@example.com"]);
  });
});
