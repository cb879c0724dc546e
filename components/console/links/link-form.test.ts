import { expect, it } from "vitest";
import type { Schemas } from "../api";
import { makeLinkFormSchema, NEW_LINK, toLinkBody, toLinkForm, toLinkUpdate } from "./link-form";

const END = new Date(2031, 2, 10, 15, 30).toISOString();

const stored = {
  label: "Ana",
  uses: 2,
  duration: null,
  expires_at: END,
  prefill: { name: "Ana", title: "The roof" },
  locks: ["name", "title"],
} as unknown as Schemas["Link"];

it("toLinkUpdate keeps fields that the form does not have", () => {
  expect(toLinkUpdate(toLinkForm(stored), stored)).toEqual({
    label: "Ana",
    uses: 2,
    duration: null,
    prefill: { name: "Ana", title: "The roof" },
    locks: ["title", "name"],
  });
});

it("toLinkUpdate sets the expiry to midnight after the chosen day in the reader's zone", () => {
  const form = { ...toLinkForm(stored), lastDay: "2031-03-12" };
  const { expires_at } = toLinkUpdate(form, stored);
  expect(expires_at).toBe(new Date(2031, 2, 13).toISOString());
  expect(toLinkForm({ ...stored, expires_at: expires_at ?? null }).lastDay).toBe("2031-03-12");
  expect(toLinkUpdate({ ...form, lastDay: "" }, stored).expires_at).toBeNull();
});

it("toLinkBody and toLinkUpdate lock only filled-in values", () => {
  const prefill = { email: "ana@example.com" };
  expect(toLinkBody({ ...NEW_LINK, prefill, isLocked: true }).locks).toEqual(["email"]);
  expect(toLinkBody({ ...NEW_LINK, prefill }).locks).toEqual([]);
  expect(toLinkUpdate({ ...toLinkForm(stored), isLocked: false }, stored).locks).toEqual(["title"]);
});

it("makeLinkFormSchema accepts a future day or the stored one", () => {
  const past = { ...NEW_LINK, lastDay: "2020-01-01" };
  expect(makeLinkFormSchema(NEW_LINK).safeParse(past).error?.issues[0]?.path).toEqual(["lastDay"]);
  expect(makeLinkFormSchema(past).safeParse(past).success).toBe(true);
});
