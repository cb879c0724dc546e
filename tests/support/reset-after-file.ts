import { afterAll } from "vitest";
import { closeDatabase } from "@/lib/platform/db/close-database";

const before = { ...process.env };

// Test files share a process and its modules, which take longer to load than most files to run. The settings
// and module state of a file are reset after it. Worker threads have no settings or state and start slowly,
// so they are kept.
afterAll(async () => {
  await closeDatabase();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith("bookpage") && name !== "bookpageThreads") Reflect.deleteProperty(globalThis, name);
  }
});
