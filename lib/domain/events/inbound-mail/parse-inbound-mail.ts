import { env } from "@/lib/platform/env/env";
import { isBudgetExceeded } from "@/lib/platform/threads/budget-exceeded-error";
import { runInThread } from "@/lib/platform/threads/run-in-thread";
import type { IncomingMail } from "./parse-mail";

const run = runInThread<typeof import("./parse-mail")>("lib/domain/events/inbound-mail/parse-mail.ts");

/** Parses a mail in a worker thread; null if it is no mail or exceeds the limits of time and memory. */
export async function parseInboundMail(chunks: AsyncIterable<Uint8Array>): Promise<IncomingMail | null> {
  const bytes = new Uint8Array(Buffer.concat(await collect(chunks)));
  const options = { organization: "mail", size: bytes.byteLength, transfer: [bytes.buffer] };
  try {
    return await run("parseMail", { bytes, ownAddress: env().MAIL_FROM?.address ?? null }, options);
  } catch (error) {
    if (isBudgetExceeded(error)) return null;
    throw error;
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const collected: Uint8Array[] = [];
  for await (const chunk of chunks) collected.push(chunk);
  return collected;
}
