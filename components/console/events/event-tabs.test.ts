import { expect, it } from "vitest";
import { getTabOrder, resolveEventTab } from "./event-tabs";

it("resolveEventTab shows what lies ahead first, and all of it for a search or a filter", () => {
  expect(resolveEventTab({})).toBe("upcoming");
  expect(resolveEventTab({ filter: "", order: "latest", search: undefined })).toBe("upcoming");
  expect(resolveEventTab({ search: "ana" })).toBe("all");
  expect(resolveEventTab({ guest: "ana@mail.example" })).toBe("all");
  expect(resolveEventTab({ filter: "past", search: "ana" })).toBe("past");
});

it("resolveEventTab shows states of older links among all meetings", () => {
  expect(resolveEventTab({ filter: "no_show" })).toBe("all");
  expect(resolveEventTab({ filter: "confirmed", from: "2031-03-10" })).toBe("all");
  expect(resolveEventTab({ filter: "planning" })).toBe("planning");
});

it("getTabOrder begins with the next meeting ahead and with the last one behind", () => {
  expect(getTabOrder("upcoming")).toBe("start");
  expect(getTabOrder("past")).toBe("latest");
});
