import path from "node:path";
import { vi } from "vitest";

export interface DeclaredStatement {
  /** `file:line` of the declaration. */
  where: string;
  text: string;
  isPrepared: boolean;
}

/** Loads the files again and returns every statement that they and their imports declare. */
export async function listDeclaredStatements(files: Iterable<string>): Promise<DeclaredStatement[]> {
  const declared: DeclaredStatement[] = [];
  vi.resetModules();
  const { watchStatements } = await import("@/lib/platform/db/statement");
  watchStatements(({ text, preparedAs }) =>
    declared.push({ where: findCallSite(), text, isPrepared: preparedAs !== null }),
  );
  for (const file of files) await import(path.resolve(file));
  return declared;
}

/** Returns the caller of `statement.ts`. */
function findCallSite(): string {
  const frames = (new Error().stack ?? "").split("\n");
  const caller =
    frames[frames.findLastIndex((frame) => frame.includes("/platform/db/statement.ts")) + 1] ?? "";
  const [, file = "", line] = /(?:\(|at |async )(?:file:\/\/)?(\/[^(]+\.ts):(\d+):\d+/.exec(caller) ?? [];
  return `${path.relative(process.cwd(), file)}:${line}`;
}
