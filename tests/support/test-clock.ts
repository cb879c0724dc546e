import { existsSync, readdirSync } from "node:fs";

// `TEST_DATE=2027-02-28T23:40:00Z` makes tests, servers, databases and browsers live from that moment on. Each process
// that is started after this module is loaded gets the other clock from libfaketime, and hands it on to those that it
// starts; a browser gets it from a script, as it takes seconds for a page under libfaketime.

const FOLDERS = ["/usr/lib", "/usr/local/lib", "/opt/homebrew/lib"];
const LIBRARY = "faketime/libfaketimeMT.so.1";

/** By how much the clock of the tests is ahead. The first process decides, for all that follow from it. */
export const TEST_OFFSET_MS = Number(process.env.TEST_OFFSET_MS ?? readOffset());

const CLOCK = {
  TEST_OFFSET_MS: String(TEST_OFFSET_MS),
  FAKETIME: `${TEST_OFFSET_MS < 0 ? "" : "+"}${TEST_OFFSET_MS / 1000}`,
  FAKETIME_DONT_FAKE_MONOTONIC: "1", // timers wait as long as they should
  NO_FAKE_STAT: "1", // files are as old as they are
};

if (TEST_OFFSET_MS !== 0 && process.env.TEST_OFFSET_MS === undefined)
  Object.assign(process.env, CLOCK, { LD_PRELOAD: findLibrary() });

/** What a process needs of the environment, if it is given no other settings, to have the clock of the tests. */
export const buildClockEnv = (): Record<string, string> =>
  Object.fromEntries(
    ["LD_PRELOAD", ...Object.keys(CLOCK)].flatMap((name) => {
      const value = process.env[name];
      return TEST_OFFSET_MS === 0 || value === undefined ? [] : [[name, value]];
    }),
  );

/** The environment of a process that keeps the clock of this machine. */
export function buildRealClockEnv(): Record<string, string> {
  const { LD_PRELOAD: _, ...others } = process.env;
  return others as Record<string, string>;
}

/** Runs in a page before its own scripts. */
export function overridePageClock(offset: number) {
  const { now } = Date;
  const shifted = () => now() + offset;
  Date.now = shifted;
  // A proxy: dates that are made elsewhere stay instances of it.
  globalThis.Date = new Proxy(Date, {
    apply: () => new Date().toString(),
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [shifted()] : given, made),
  });
}

function readOffset(): number {
  const date = process.env.TEST_DATE;
  if (!date) return 0;
  const offset = Date.parse(date) - Date.now();
  if (Number.isNaN(offset)) throw new Error(`TEST_DATE is no moment such as 2027-02-28T23:40:00Z: ${date}`);
  return offset;
}

/** Debian and others keep libraries in a folder of the processor's kind. */
function findLibrary(): string {
  const folders = FOLDERS.filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((kind) => `${folder}/${kind}`),
  ]);
  const found = [process.env.LIBFAKETIME ?? "", ...folders.map((folder) => `${folder}/${LIBRARY}`)].find(
    existsSync,
  );
  if (!found)
    throw new Error("TEST_DATE needs libfaketime (apt install libfaketime, or its file in LIBFAKETIME).");
  return found;
}
