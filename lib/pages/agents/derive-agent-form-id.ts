import { deriveStableToken } from "@/lib/platform/crypto/secret";
import { generateToken } from "@/lib/platform/crypto/token";

interface AgentRequest {
  nickname: string;
  body: unknown;
  /** From where it was sent. */
  caller: string;
  idempotencyKey: string | null;
}

/** The same request from the same place is the same form: sent twice, it does its work once. */
export const deriveAgentFormId = ({ nickname, body, caller, idempotencyKey }: AgentRequest): string =>
  idempotencyKey === null
    ? generateToken()
    : deriveStableToken("program", JSON.stringify([nickname.toLowerCase(), caller, idempotencyKey, body]));
