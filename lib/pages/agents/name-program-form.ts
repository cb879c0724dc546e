import { derivedToken } from "@/lib/platform/crypto/secret";
import { newToken } from "@/lib/platform/crypto/token";

interface Sent {
  nickname: string;
  body: unknown;
  /** From where it was sent. */
  caller: string;
  idempotencyKey: string | null;
}

/** The same request from the same place is the same form: sent twice, it does its work once. */
export const nameProgramForm = ({ nickname, body, caller, idempotencyKey }: Sent): string =>
  idempotencyKey === null
    ? newToken()
    : derivedToken("program", JSON.stringify([nickname.toLowerCase(), caller, idempotencyKey, body]));
