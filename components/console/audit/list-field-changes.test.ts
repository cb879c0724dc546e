import { describe, expect, it } from "vitest";
import { listFieldChanges } from "./list-field-changes";

describe("listFieldChanges", () => {
  it("lists each setting of a page, and other fields as a whole", () => {
    expect(
      listFieldChanges({
        message: { before: "Hello", after: "Welcome" },
        custom: { before: { duration: 30, lang: "en" }, after: { duration: 45, lang: "en", step: 15 } },
        dates: { before: [], after: [{ at: "10:00" }] },
      }),
    ).toEqual([
      { path: "message", before: "Hello", after: "Welcome" },
      { path: "custom.duration", before: 30, after: 45 },
      { path: "custom.step", before: null, after: 15 },
      { path: "dates", before: [], after: [{ at: "10:00" }] },
    ]);
  });

  it("keeps an address whole and lists each notification", () => {
    expect(listFieldChanges({ email: { before: "a@example.com", after: "b@example.com" } })).toHaveLength(1);
    expect(
      listFieldChanges({
        email: { before: { declined: true, attending: true }, after: { declined: false } },
      }),
    ).toEqual([
      { path: "email.declined", before: true, after: false },
      { path: "email.attending", before: true, after: null },
    ]);
  });

  it("leaves out fields that are empty before and after", () => {
    expect(listFieldChanges({ label: { before: null, after: "" } })).toEqual([]);
  });
});
