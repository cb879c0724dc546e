import { existsSync, readdirSync } from "node:fs";

// `TEST_DATE=2027-02-28T23:40:00Z` starts the clock of tests, servers, databases and browsers at that moment.
// Each process started after this module is loaded gets it from libfaketime, and passes it on to its
// children; a browser gets it from a script, because libfaketime slows pages by seconds.

const FOLDERS = ["/usr/lib", "/usr/local/lib", "/opt/homebrew/lib"];
const LIBRARY = "faketime/libfaketimeMT.so.1";

/** Milliseconds that the tests' clock is ahead. The first process computes it for its children. */
export const TEST_OFFSET_MS = Number(process.env.TEST_OFFSET_MS ?? readOffset());

const CLOCK = {
  TEST_OFFSET_MS: String(TEST_OFFSET_MS),
  FAKETIME: `${TEST_OFFSET_MS < 0 ? "" : "+"}${TEST_OFFSET_MS / 1000}`,
  FAKETIME_DONT_FAKE_MONOTONIC: "1", // Timers keep their real duration.
  NO_FAKE_STAT: "1", // Files keep their real age.
};

if (TEST_OFFSET_MS !== 0 && process.env.TEST_OFFSET_MS === undefined)
  Object.assign(process.env, CLOCK, { LD_PRELOAD: findLibrary() });

/** The environment that gives a process the tests' clock, if it gets no other settings. */
export const buildClockEnv = (): Record<string, string> =>
  Object.fromEntries(
    ["LD_PRELOAD", ...Object.keys(CLOCK)].flatMap((name) => {
      const value = process.env[name];
      return TEST_OFFSET_MS === 0 || value === undefined ? [] : [[name, value]];
    }),
  );

/** The environment of a process with the machine's clock. */
export function buildRealClockEnv(): Record<string, string> {
  const { LD_PRELOAD: _, ...others } = process.env;
  return others as Record<string, string>;
}

/** Runs in a page before its own scripts. */
export function overridePageClock(offset: number) {
  const { now } = Date;
  const shifted = () => now() + offset;
  Date.now = shifted;
  // A proxy keeps dates created elsewhere instances of it.
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

/** Debian and others store libraries in a folder named after the architecture. */
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
