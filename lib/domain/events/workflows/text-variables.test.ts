import { expect, test } from "vitest";
import { describeTextIssue, renderVariables, SUBJECT_VARIABLES, TEXT_VARIABLES } from "./text-variables";

const VALUES = {
  recipient: "Ana",
  booker: "Ana",
  host: "Tom {date}",
  title: "Talk",
  date: "Monday",
  time: "09:00",
  place: "Room 1",
  link: "https://example.com",
};

test("fills variables once, so that a value with braces stays as it is", () => {
  expect(renderVariables("Hello {recipient}, see { host } at {time}.", VALUES)).toBe(
    "Hello Ana, see Tom {date} at 09:00.",
  );
});

test("names unknown variables, and those that a subject must not have", () => {
  expect(describeTextIssue("Hello {name}", TEXT_VARIABLES)).toContain("{name}");
  expect(describeTextIssue("Hello {booker}", SUBJECT_VARIABLES)).toContain("{booker}");
  expect(describeTextIssue("Hello {host}, {date} {time}", SUBJECT_VARIABLES)).toBeNull();
});

test("names a brace without its counterpart", () => {
  expect(describeTextIssue("Hello {host", TEXT_VARIABLES)).toContain("brace");
  expect(describeTextIssue("Hello host}", TEXT_VARIABLES)).toContain("brace");
});
