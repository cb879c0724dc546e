import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  copyText,
  readCookieHeader,
  readStorage,
  replaceUrl,
  writeCookie,
  writeStorage,
} from "./safe-browser-apis";

it("returns absence or failure if the browser refuses an API or lacks it", async () => {
  expect([readCookieHeader(), writeCookie("a=b", "Path=/")]).toEqual(["", false]);
  expect([readStorage("local", "a"), writeStorage("session", "a", "b")]).toEqual([null, false]);
  expect([replaceUrl("/"), await copyText("a")]).toEqual([false, false]);
});

it("is the only module that uses these APIs", () => {
  const asks =
    /document\.cookie|\b(?:localStorage|sessionStorage)\b|navigator\.clipboard\b(?!\.write\()|navigator\.vibrate/;
  const files = ["components", "app"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|safe-browser-apis/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => asks.test(readFileSync(file, "utf8")))).toEqual([]);
});
