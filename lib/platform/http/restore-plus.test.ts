import { expect, it } from "vitest";
import { restoreEmailPlus, restorePhonePlus } from "./restore-plus";

it.each([
  ["jane tag@x.example", "jane+tag@x.example"],
  ["jane a b@x.example", "jane+a+b@x.example"],
  ["jane@x.example", "jane@x.example"],
  [" jane@x.example ", " jane@x.example "],
  ["Jane Doe", "Jane Doe"],
  ["a b@nowhere", "a b@nowhere"],
])("restoreEmailPlus reads %j as %j", (sent, read) => {
  expect(restoreEmailPlus(sent)).toBe(read);
});

it.each([
  [" 49 30 1234567", "+49 30 1234567"],
  ["030 1234567", "030 1234567"],
  ["+49 30 1234567", "+49 30 1234567"],
  [" call me", " call me"],
])("restorePhonePlus reads %j as %j", (sent, read) => {
  expect(restorePhonePlus(sent)).toBe(read);
});
