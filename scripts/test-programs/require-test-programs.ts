import { OperatorError } from "@/lib/platform/env/operator-error";
import { findChromium, findHeadlessShell } from "./find-chromium";
import { findRadicale } from "./find-radicale";
import { getChromium, getHeadlessShell } from "./get-chromium";
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
  if (missing.length === 0) return seeToSpeed();
  const names = missing.map(({ name }) => name).join(" and ");
  const packages = missing.map((program) => program.package).join(" ");
  throw new OperatorError(
    `The tests need ${names}, which could not be installed from here: apt-get install ${packages} (as root), or your system's packages of that name.`,
  );
}

/** Most stories take little more than half of the time in a browser that can have no windows. They do without it. */
async function seeToSpeed() {
  if (findHeadlessShell()) return;
  console.log("Getting a Chromium without windows…");
  await getHeadlessShell();
}
