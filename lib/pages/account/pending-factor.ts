import type { PendingSignIn } from "@/lib/domain/auth/sign-in/admit";
import { sealedCookie } from "./sealed-cookie";

/** Where the second step is taken. */
export const FACTOR_PAGE = "/login/second-factor";

/** Where recovery codes are shown, once. */
export const CODES_PAGE = "/login/recovery-codes";

export const PENDING_COOKIE = "second_factor";
export const CODES_COOKIE = "recovery_codes";

const STEP_SECONDS = 600;

export const {
  keep: keepPending,
  read: readPending,
  end: endPending,
} = sealedCookie<PendingSignIn>(PENDING_COOKIE, STEP_SECONDS);

export const {
  keep: keepCodes,
  read: readCodes,
  end: endCodes,
} = sealedCookie<string[]>(CODES_COOKIE, STEP_SECONDS);
