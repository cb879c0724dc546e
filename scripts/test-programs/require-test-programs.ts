import { OperatorError } from "@/lib/platform/env/operator-error";
import { findChromium } from "./find-chromium";
import { findRadicale } from "./find-radicale";
import { getChromium } from "./get-chromium";
import { getRadicale } from "./get-radicale";

const PROGRAMS = [
  { name: "Chromium", package: "chromium", find: findChromium, get: getChromium },
  { name: "Radicale", package: "radicale", find: findRadicale, get: getRadicale },
];

/**
 * Sees that the browser and the calendar server are there which the tests talk to, and gets them where it can.
 * @throws OperatorError that says what to install
 */
export async function requireTestPrograms() {
  for (const { name, find, get } of PROGRAMS) {
    if (find()) continue;
    console.log(`Getting ${name}…`);
    await get();
  }
  const missing = PROGRAMS.filter(({ find }) => !find());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(" and ");
  const packages = missing.map((program) => program.package).join(" ");
  throw new OperatorError(
    `The tests need ${names}, which could not be installed from here: apt-get install ${packages} (as root), or your system's packages of that name.`,
  );
}
