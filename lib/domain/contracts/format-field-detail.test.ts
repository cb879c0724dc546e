import { expect, it } from "vitest";
import { formatFieldDetail } from "./format-field-detail";

const of = (pointer: string, detail: string) => formatFieldDetail(detail, { in: "body", pointer });

it("formatFieldDetail puts the field before a predicate", () => {
  expect(of("/start", "must be in the future")).toBe("start must be in the future.");
  expect(of("/dates/0/_id", "is not of this event.")).toBe("dates.0._id is not of this event.");
  expect(of("", "must be an object")).toBe("The body must be an object.");
});

it("formatFieldDetail puts the field before a full sentence", () => {
  expect(of("/user/role", "A resource has none")).toBe("user.role: A resource has none.");
});

it("formatFieldDetail does not repeat a field that the detail names already", () => {
  expect(of("/start", "start must be in the future")).toBe("start must be in the future.");
  expect(of("/custom/hosts", "custom.hosts is for the pages of teams.")).toBe(
    "custom.hosts is for the pages of teams.",
  );
  expect(of("/provider/only", "only is for providers.")).toBe("only is for providers.");
});

it("formatFieldDetail does not mistake a longer word for the field", () => {
  expect(of("/start", "must be after the start_date")).toBe("start must be after the start_date.");
});

it("formatFieldDetail leaves a detail without a field unchanged", () => {
  expect(formatFieldDetail("The event is over", undefined)).toBe("The event is over");
});
