import type { PendingSignIn } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { createSealedCookie } from "./create-sealed-cookie";

/** Where the second step is taken. */
export const FACTOR_PAGE = "/login/second-factor";

/** Where recovery codes are shown, once. */
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
