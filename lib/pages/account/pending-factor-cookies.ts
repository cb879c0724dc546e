import type { PendingSignIn } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { createSealedCookie } from "./create-sealed-cookie";

/** The page of the second step. */
export const FACTOR_PAGE = "/login/second-factor";

/** The page that shows recovery codes, once. */
export const CODES_PAGE = "/login/recovery-codes";

export const PENDING_COOKIE = "second_factor";
export const CODES_COOKIE = "recovery_codes";

const STEP_SECONDS = 600;

export const {
  keep: buildPendingFactorCookie,
  read: readPendingFactorCookie,
  end: clearPendingFactorCookie,
} = createSealedCookie<PendingSignIn>(PENDING_COOKIE, STEP_SECONDS);

export const {
  keep: buildRecoveryCodesCookie,
  read: readRecoveryCodesCookie,
  end: clearRecoveryCodesCookie,
} = createSealedCookie<string[]>(CODES_COOKIE, STEP_SECONDS);
