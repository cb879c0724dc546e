import type pg from "pg";
import type { Secrets } from "@/lib/platform/crypto/secret";
import type { Env } from "@/lib/platform/env/env";

/** The subject of a check, its result, and what to do about a failure. */
export interface Finding {
  about: string;
  ok: boolean;
  says: string;
  todo?: string;
}

export interface DoctorContext {
  client: pg.ClientBase;
  settings: Env;
  secrets: Secrets;
}

export const reportPass = (about: string, says: string): Finding => ({ about, ok: true, says });

export const reportFailure = (about: string, says: string, todo: string): Finding => ({
  about,
  ok: false,
  says,
  todo,
});
