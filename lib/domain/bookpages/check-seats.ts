import { fieldProblem } from "@/lib/platform/http/problem";
import type { CustomInput, CustomSettings } from "./custom";

/**
 * A seat is taken at once: where the host confirms first, or nobody knows yet who comes, a meeting has none. Names the field
 * that was sent.
 *
 * @param custom what holds after the change, a page's settings under those of its type
 * @param pointer leads to the page or the type in the body
 */
export function checkSeats(custom: CustomSettings, sent: CustomInput | undefined, pointer = ""): void {
  if (!sent || custom.seats === undefined || custom.auto_confirm === true) return;
  throw sent.seats
    ? fieldProblem(`${pointer}/custom/seats`, "mismatch", "custom.seats needs auto_confirm to be true")
    : fieldProblem(
        `${pointer}/custom/auto_confirm`,
        "mismatch",
        "custom.auto_confirm must be true where there are seats",
      );
}
