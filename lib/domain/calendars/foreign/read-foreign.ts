import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { withoutDeadline } from "@/lib/platform/outward/network-deadline";
import { runApart } from "@/lib/platform/threads/run-apart";
import { isTooMuchWork } from "@/lib/platform/threads/too-much-work";

type Readers = typeof import("./readers");

const run = runApart<Readers>("lib/domain/calendars/foreign/readers.ts");

/**
 * Reads what a server has answered, apart from what answers requests: it may be made to take for ever. Bytes are handed
 * over and gone afterwards. What takes too much time or memory is a refusal.
 */
export async function readForeign<Name extends keyof Readers>(
  { organization, signal }: Pick<Access<unknown>, "organization" | "signal">,
  name: Name,
  input: Parameters<Readers[Name]>[0],
): Promise<Awaited<ReturnType<Readers[Name]>>> {
  const bytes = "bytes" in input ? [input.bytes] : [];
  const size = "files" in input ? countCharacters(input.files) : (bytes[0]?.byteLength ?? 0);
  const transfer = bytes.map(({ buffer }) => buffer as ArrayBuffer);
  try {
    return await withoutDeadline(signal, () =>
      run(name, input, { whose: organization, signal, size, transfer }),
    );
  } catch (error) {
    if (isTooMuchWork(error)) throw new ProviderRefusal("complex", (error as Error).message);
    throw error;
  }
}

const countCharacters = (files: readonly string[]): number =>
  files.reduce((sum, { length }) => sum + length, 0);
