import { expect, it } from "vitest";
import { loadConsoleMessages, loadMailMessages, loadPageMessages } from "./load-messages";

it("loadMessages falls back to English for the console of a language that has only pages and mails", () => {
  expect(loadPageMessages("pl").details.change).toBe("Zmień");
  expect(loadMailMessages("pl").confirmed.subject).not.toBe(loadMailMessages("en").confirmed.subject);
  expect(loadConsoleMessages("pl")).toEqual(loadConsoleMessages("en"));
  expect(loadConsoleMessages("sv").shell.close).toBe("Stäng");
});

it("loadMessages reads each language once", () => {
  expect(loadPageMessages("pl")).toBe(loadPageMessages("pl"));
});
