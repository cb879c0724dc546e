import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { withDeadlinePaused } from "@/lib/platform/egress/network-deadline";
import { isBudgetExceeded } from "@/lib/platform/threads/budget-exceeded-error";
import { runInThread } from "@/lib/platform/threads/run-in-thread";

type Parsers = typeof import("./parsers");

const run = runInThread<Parsers>("lib/domain/calendars/untrusted/parsers.ts");

/**
 * Parses a server's response in a worker thread, as it may be built to take forever. The bytes are
 * transferred and unusable afterwards. Throws `ProviderError` if the time or memory limit is exceeded.
 */
export async function parseUntrusted<Name extends keyof Parsers>(
  { organization, signal }: Pick<ProviderAccess<unknown>, "organization" | "signal">,
  name: Name,
  input: Parameters<Parsers[Name]>[0],
): Promise<Awaited<ReturnType<Parsers[Name]>>> {
  const bytes = "bytes" in input ? [input.bytes] : [];
  const size = "files" in input ? countCharacters(input.files) : (bytes[0]?.byteLength ?? 0);
  const transfer = bytes.map(({ buffer }) => buffer as ArrayBuffer);
  try {
    return await withDeadlinePaused(signal, () => run(name, input, { organization, signal, size, transfer }));
  } catch (error) {
    if (isBudgetExceeded(error)) throw new ProviderError("complex", (error as Error).message);
    throw error;
  }
}

const countCharacters = (files: readonly string[]): number =>
  files.reduce((sum, { length }) => sum + length, 0);
