import { runApart } from "@/lib/platform/threads/run-apart";

type Calculations = typeof import("./calculate-holidays");

const run = runApart<Calculations>("lib/domain/availability/holidays/calculate-holidays.ts");

/** The library and its tables are loaded in a thread, when they are needed first: nothing of them begins with the service. */
export const calculateApart = <Name extends keyof Calculations>(
  name: Name,
  input: Parameters<Calculations[Name]>[0],
): Promise<Awaited<ReturnType<Calculations[Name]>>> => run(name, input, { whose: "holidays", size: 0 });
