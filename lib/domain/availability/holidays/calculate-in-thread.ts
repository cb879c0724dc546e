import { runInThread } from "@/lib/platform/threads/run-in-thread";

type Calculations = typeof import("./calculate-holidays");

const run = runInThread<Calculations>("lib/domain/availability/holidays/calculate-holidays.ts");

/** The library and its tables are loaded in a thread, when they are needed first: nothing of them begins with the service. */
export const calculateInThread = <Name extends keyof Calculations>(
  name: Name,
  input: Parameters<Calculations[Name]>[0],
): Promise<Awaited<ReturnType<Calculations[Name]>>> => run(name, input, { whose: "holidays", size: 0 });
