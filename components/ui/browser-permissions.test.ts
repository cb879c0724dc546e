import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  copyText,
  readCookies,
  readStored,
  replaceAddress,
  writeCookie,
  writeStored,
} from "./browser-permissions";

it("says that there is nothing where the browser refuses or has none of it", async () => {
  expect([readCookies(), writeCookie("a=b", "Path=/")]).toEqual(["", false]);
  expect([readStored("local", "a"), writeStored("session", "a", "b")]).toEqual([null, false]);
  expect([replaceAddress("/"), await copyText("a")]).toEqual([false, false]);
});

it("is the only place that asks a browser for them", () => {
  const asks =
    /document\.cookie|\b(?:localStorage|sessionStorage)\b|navigator\.clipboard\b(?!\.write\()|navigator\.vibrate/;
  const files = ["components", "app"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|browser-permissions/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => asks.test(readFileSync(file, "utf8")))).toEqual([]);
});
