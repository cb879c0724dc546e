import { runInThread } from "@/lib/platform/threads/run-in-thread";

type Calculations = typeof import("./calculate-holidays");

const run = runInThread<Calculations>("lib/domain/availability/holidays/calculate-holidays.ts");

/**
 * Loads the library and its tables in the thread at the first call, which keeps them out of the service's
 * start.
 */
export const calculateInThread = <Name extends keyof Calculations>(
  name: Name,
  input: Parameters<Calculations[Name]>[0],
): Promise<Awaited<ReturnType<Calculations[Name]>>> =>
  run(name, input, { organization: "holidays", size: 0 });
