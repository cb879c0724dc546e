import { expect, it } from "vitest";
import type { Task } from "@/lib/platform/queue/task";
import { TASKS } from "./tasks";

const defined = Object.values(
  import.meta.glob<Record<string, Task<object>>>("/lib/domain/*/*/tasks.ts", { eager: true }),
).flatMap((module) => Object.values(module));

it("TASKS has a handler for every kind of job that a domain can queue", () => {
  expect(defined.length).toBeGreaterThanOrEqual(10);
  const names = TASKS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(defined.map(({ name }) => name)));
  expect(new Set(names).size).toBe(names.length);
});
