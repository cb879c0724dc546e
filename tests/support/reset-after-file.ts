import { afterAll } from "vitest";
import { closeDatabase } from "@/lib/platform/db/close-database";

const before = { ...process.env };

// Test files share a process and the modules in it, as these take longer to load than most files to run. What a file
// leaves is taken away after it: settings, and what our own modules keep for the process. Threads know no settings,
// remember nothing and take long to start: they stay.
afterAll(async () => {
  await closeDatabase();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith("bookpage") && name !== "bookpageThreads") Reflect.deleteProperty(globalThis, name);
  }
});
