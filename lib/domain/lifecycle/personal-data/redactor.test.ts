import { describe, expect, it } from "vitest";
import { createRedactor } from "./redactor";

const { name, address, redact, redactJson, hasAddress } = createRedactor({
  emails: ["ana@mail.example"],
  texts: ["Ana", "Ana Silva", "+33 (0)6", "See you.\nBring the map.", "Ok\nNo"],
});

describe("Redactor for texts", () => {
  it.each([
    ["Ana Silva / Bo", `${name} / Bo`],
    ["Hi Ana, hi Anastasia, hi Banana", `Hi ${name}, hi Anastasia, hi Banana`],
    ["ana is no name here", "ana is no name here"],
    ["Call +33 (0)6!", `Call ${name}!`],
    ["> See you.\n> Bring the map.", `> ${name}\n> ${name}`],
    ["Ok, but No is short", "Ok, but No is short"],
    ["ANA@Mail.Example, <ana@mail.example>.", `${address}, <${address}>.`],
    ["banana@mail.example or ana@mail.example.org", "banana@mail.example or ana@mail.example.org"],
    ["?cm=ana%40mail.example&x=1", `?cm=${address}&x=1`],
  ])("replaces %j by %j", (text, expected) => expect(redact(text)).toBe(expected));

  it("finds addresses with hasAddress, but not names alone", () => {
    expect(hasAddress("to: ANA@mail.example")).toBe(true);
    expect(hasAddress("Ana Silva, banana@mail.example")).toBe(false);
  });
});

describe("Redactor for JSON", () => {
  it("keeps keys, numbers and other people", () => {
    const value = { Ana: 1, people: [{ email: "bo@mail.example", full_name: "Bo" }], flag: true, none: null };
    expect(redactJson(value)).toEqual(value);
  });

  it("replaces all personal fields next to the address", () => {
    const person = { email: "Ana@mail.example", full_name: "Ana", phone: "1", lang: "en", _id: "x" };
    expect(redactJson([person])).toEqual([
      { email: address, full_name: name, phone: name, lang: "en", _id: "x" },
    ]);
  });
});

it("createRedactor generates an unrelated name for each person", () => {
  const again = createRedactor({ emails: ["ana@mail.example"], texts: [] });
  expect(again.name).not.toBe(name);
  expect(again.redact("Ana")).toBe("Ana");
});
