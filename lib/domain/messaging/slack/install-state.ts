import { z } from "zod";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { buildLinkContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";

/** The time that an admin may take at Slack's pages. */
const LIFETIME_MS = 10 * MINUTE;
const MAX_CHARACTERS = 1000;
const CONTEXT = buildLinkContext("slack install");

const state = z.object({ session: z.string(), until: z.number() });

/** Builds the OAuth state, sealed, which is bound to a session: no other session can finish the installation. */
export const buildInstallState = (session: string, now: Instant): string =>
  Buffer.from(seal(JSON.stringify({ session, until: now + LIFETIME_MS }), CONTEXT)).toString("base64url");

/** Returns whether the session started this installation within the last minutes. */
export function isInstallState(text: string, session: string, now: Instant): boolean {
  if (!/^[\w-]+$/.test(text) || text.length > MAX_CHARACTERS) return false;
  const read = state.safeParse(tryParseJson(unseal(Buffer.from(text, "base64url"), CONTEXT) ?? ""));
  return read.success && read.data.session === session && read.data.until >= now;
}
