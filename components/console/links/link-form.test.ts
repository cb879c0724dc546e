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

it("the form of a link changes nothing that the form does not show", () => {
  expect(toLinkUpdate(toLinkForm(stored), stored)).toEqual({
    ...{ label: "Ana", uses: 2, duration: null },
    prefill: { name: "Ana", title: "The roof" },
    locks: ["title", "name"],
  });
});

it("the form of a link ends a link at the midnight after the day that is chosen, on the reader's clocks", () => {
  const form = { ...toLinkForm(stored), lastDay: "2031-03-12" };
  const { expires_at } = toLinkUpdate(form, stored);
  expect(expires_at).toBe(new Date(2031, 2, 13).toISOString());
  expect(toLinkForm({ ...stored, expires_at: expires_at ?? null }).lastDay).toBe("2031-03-12");
  expect(toLinkUpdate({ ...form, lastDay: "" }, stored).expires_at).toBeNull();
});

it("locks what is filled in, and nothing else", () => {
  const prefill = { email: "ana@example.com" };
  expect(toLinkBody({ ...NEW_LINK, prefill, isLocked: true }).locks).toEqual(["email"]);
  expect(toLinkBody({ ...NEW_LINK, prefill }).locks).toEqual([]);
  expect(toLinkUpdate({ ...toLinkForm(stored), isLocked: false }, stored).locks).toEqual(["title"]);
});

it("the form of a link takes a day to come, or the one that is stored", () => {
  const past = { ...NEW_LINK, lastDay: "2020-01-01" };
  expect(makeLinkFormSchema(NEW_LINK).safeParse(past).error?.issues[0]?.path).toEqual(["lastDay"]);
  expect(makeLinkFormSchema(past).safeParse(past).success).toBe(true);
});
