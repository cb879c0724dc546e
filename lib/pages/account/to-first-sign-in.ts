import type { SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import type { AccountFormResult } from "./handle-account-form";

interface FirstSignIn {
  admission: SignInOutcome;
  /** The slug of the page that was created with the user; null if none. */
  page: string | null;
}

/** Opens the user's new page in the console, which shows its link first. */
export const toFirstSignIn = ({ admission, page }: FirstSignIn): AccountFormResult => ({
  ...admission,
  ...(page !== null && { first: `/console/pages/${page}` }),
});
