import { describe, expect, it } from "vitest";
import { evaluatePassword } from "./evaluate-password";

const ANA = ["ana.duarte@mail.example", "Ana Duarte"];

describe("evaluatePassword", () => {
  it.each([
    ["", "passwordMissing"],
    ["too short", "passwordShort"],
    ["🙂".repeat(9), "passwordShort"],
    ["x1y2z3".repeat(200), "passwordLong"],
  ])("rejects the length of %j", (password, issue) => {
    expect(evaluatePassword(password)).toBe(issue);
  });

  it.each([
    "password12",
    "P@ssw0rd2031!",
    "Passwort!!",
    "motdepasse1",
    "iloveyou123",
    "1234567890",
    "0987654321",
    "qwertyuiop",
    "azertyuiop",
    "abcdefghijkl",
    "aaaaaaaaaaaa",
    "ababababab",
    "abc123abc123",
    "!!2031!!2031ab",
    "ana.duarte",
    "Ana Duarte",
    "ana.duarte@mail.example",
    "welcome2031",
  ])("rejects the guessable password %s", (password) => {
    expect(evaluatePassword(password, ANA)).toBe("passwordEasy");
  });

  it.each([
    "correct horse battery",
    "Zoë kauft 3 Birnen",
    "\0\0 anything goes",
    "k7#mPq2!vR9x",
    "x".repeat(3) + "long enough".repeat(90).slice(0, 997),
    "пароль длинный",
  ])("accepts the password %s", (password) => {
    expect(evaluatePassword(password, ANA)).toBeNull();
  });
});
