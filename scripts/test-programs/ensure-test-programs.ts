import { ensureChromium, ensureHeadlessShell } from "./ensure-chromium";
import { ensureRadicale } from "./ensure-radicale";
import { findChromium, findHeadlessShell } from "./find-chromium";
import { findRadicale } from "./find-radicale";

const PROGRAMS = {
  chromium: { name: "Chromium", find: findChromium, get: ensureChromium },
  radicale: { name: "Radicale", find: findRadicale, get: ensureRadicale },
};

export type TestProgram = keyof typeof PROGRAMS;

/** Finds or installs the browser and the calendar server of the tests. Returns those that it could not install. */
export async function ensureTestPrograms(): Promise<TestProgram[]> {
  const missing: TestProgram[] = [];
  for (const [program, { name, find, get }] of Object.entries(PROGRAMS)) {
    if (find()) continue;
    console.log(`Getting ${name}…`);
    await get();
    if (!find()) missing.push(program as TestProgram);
  }
  if (!missing.includes("chromium")) await ensureFasterChromium();
  return missing;
}

/** Most stories take little more than half of the time in a headless shell. They also run without it. */
async function ensureFasterChromium() {
  if (findHeadlessShell()) return;
  console.log("Installing the headless shell of Chromium…");
  await ensureHeadlessShell();
}

const LEFT_OUT: Record<TestProgram, string> = {
  chromium: "the stories, which need Chromium",
  radicale: "the tests of a calendar server, which need Radicale",
};

/** Describes in a sentence the tests skipped without these programs, and how to install them. */
export const describeSkippedTests = (missing: readonly TestProgram[]): string =>
  `Left out: ${missing.map((program) => LEFT_OUT[program]).join(", and ")}; to run them, install ${missing.map((program) => PROGRAMS[program].name).join(" and ")} (on Debian, as root: apt-get install ${missing.join(" ")}).`;
