import { expect, it } from "vitest";
import { loadConsoleMessages, loadMailMessages, loadPageMessages } from "./load-messages";

it("a language without a translated console has its own pages and mails, and the English console", () => {
  expect(loadPageMessages("pl").details.change).toBe("Zmień");
  expect(loadMailMessages("pl").confirmed.subject).not.toBe(loadMailMessages("en").confirmed.subject);
  expect(loadConsoleMessages("pl")).toEqual(loadConsoleMessages("en"));
  expect(loadConsoleMessages("sv").frame.close).toBe("Stäng");
});

it("each language is read once", () => {
  expect(loadPageMessages("pl")).toBe(loadPageMessages("pl"));
});
