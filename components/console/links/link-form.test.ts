import { expect, it } from "vitest";
import type { Schemas } from "../api";
import { makeLinkFormSchema, NEW_LINK, toLinkBody, toLinkForm, toLinkUpdate } from "./link-form";

const reader = { timezone: "Asia/Tokyo" };

const END = "2031-03-10T06:30:00.000Z";

const stored = {
  label: "Ana",
  uses: 2,
  duration: null,
  expires_at: END,
  prefill: { name: "Ana", title: "The roof" },
  locks: ["name", "title"],
} as unknown as Schemas["Link"];

it("toLinkUpdate keeps fields that the form does not have", () => {
  expect(toLinkUpdate(reader, toLinkForm(reader, stored), stored)).toEqual({
    label: "Ana",
    uses: 2,
    duration: null,
    prefill: { name: "Ana", title: "The roof" },
    locks: ["title", "name"],
  });
});

it("toLinkUpdate sets the expiry to midnight after the chosen day in the reader's zone", () => {
  const form = { ...toLinkForm(reader, stored), lastDay: "2031-03-12" };
  const { expires_at } = toLinkUpdate(reader, form, stored);
  expect(expires_at).toBe("2031-03-12T15:00:00.000Z");
  expect(toLinkForm(reader, { ...stored, expires_at: expires_at ?? null }).lastDay).toBe("2031-03-12");
  expect(toLinkUpdate(reader, { ...form, lastDay: "" }, stored).expires_at).toBeNull();
});

it("toLinkBody and toLinkUpdate lock only filled-in values", () => {
  const prefill = { email: "ana@example.com" };
  expect(toLinkBody(reader, { ...NEW_LINK, prefill, isLocked: true }).locks).toEqual(["email"]);
  expect(toLinkBody(reader, { ...NEW_LINK, prefill }).locks).toEqual([]);
  expect(toLinkUpdate(reader, { ...toLinkForm(reader, stored), isLocked: false }, stored).locks).toEqual([
    "title",
  ]);
});

it("makeLinkFormSchema accepts a future day or the stored one", () => {
  const past = { ...NEW_LINK, lastDay: "2020-01-01" };
  expect(makeLinkFormSchema(reader, NEW_LINK).safeParse(past).error?.issues[0]?.path).toEqual(["lastDay"]);
  expect(makeLinkFormSchema(reader, past).safeParse(past).success).toBe(true);
});
