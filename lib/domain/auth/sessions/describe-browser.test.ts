import { expect, it } from "vitest";
import { describeBrowser } from "./describe-browser";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0";

it.each([
  [`${CHROME} Safari/537.36`, { name: "Chrome", system: "Linux" }],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:149.0) Gecko/20100101 Firefox/149.0",
    { name: "Firefox", system: "Windows" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    { name: "Safari", system: "iOS" },
  ],
  [`${CHROME} Safari/537.36 Edg/149.0.0.0`, { name: "Microsoft Edge", system: "Linux" }],
  ["Firefox/149.0", { name: "Firefox", system: null }],
  ["something of one’s own", null],
  ["(".repeat(5000), null],
  ["", null],
  [null, null],
])("describeBrowser parses %j", (userAgent, expected) => {
  expect(describeBrowser(userAgent)).toEqual(expected);
});
