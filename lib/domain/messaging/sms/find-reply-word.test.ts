import { expect, it } from "vitest";
import { findReplyWord } from "./find-reply-word";

it.each([
  ["STOP", "stop"],
  [" stop. ", "stop"],
  ["Stop all", "stop"],
  ["abmelden", "stop"],
  ["arrêt", "stop"],
  ["стоп", "stop"],
  ["配信停止", "stop"],
  ["Start", "start"],
  ["Help?", "help"],
  ["Please stop by at nine", null],
  ["3", null],
  ["", null],
])("findReplyWord(%j) is %s", (text, expected) => {
  expect(findReplyWord(text)).toBe(expected);
});
