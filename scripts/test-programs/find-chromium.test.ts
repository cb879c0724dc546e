import { expect, it } from "vitest";
import { getHeadlessShellPath } from "./find-chromium";

it("Playwright's browser without windows is looked for beside the one that has some", () => {
  expect(getHeadlessShellPath("/home/ana/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome")).toBe(
    "/home/ana/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell",
  );
});
