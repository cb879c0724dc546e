import { expect, it } from "vitest";
import { getHeadlessShellPath } from "./find-chromium";

it("getHeadlessShellPath returns a path beside Playwright's Chromium", () => {
  expect(getHeadlessShellPath("/home/ana/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome")).toBe(
    "/home/ana/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell",
  );
});
