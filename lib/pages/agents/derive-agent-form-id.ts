import { deriveStableToken } from "@/lib/platform/crypto/secret";
import { generateToken } from "@/lib/platform/crypto/token";

interface AgentRequest {
  slug: string;
  body: unknown;
  /** The IP address. */
  caller: string;
  idempotencyKey: string | null;
}

/** The same request from the same address gets the same form id, so that a repeated one books once. */
export const deriveAgentFormId = ({ slug, body, caller, idempotencyKey }: AgentRequest): string =>
  idempotencyKey === null
    ? generateToken()
    : deriveStableToken("program", JSON.stringify([slug.toLowerCase(), caller, idempotencyKey, body]));
