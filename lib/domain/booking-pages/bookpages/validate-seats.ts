import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { PageSettings, PageSettingsInput } from "./custom-settings";

/**
 * Seats are booked at once for a single meeting, so they exclude confirmation by the host and series. The
 * problem points to the sent field.
 *
 * @param custom merged settings after the change
 * @param pointer leads to the settings in the body
 */
export function validateSeats(
  { seats, auto_confirm, series }: PageSettings,
  sent: PageSettingsInput,
  pointer: string,
): void {
  if (seats === undefined) return;
  if (auto_confirm !== true)
    throw sent.seats
      ? buildFieldProblem(`${pointer}/seats`, "mismatch", "custom.seats needs auto_confirm to be true")
      : buildFieldProblem(
          `${pointer}/auto_confirm`,
          "mismatch",
          "custom.auto_confirm must be true with seats",
        );
  if (series === undefined) return;
  throw sent.seats
    ? buildFieldProblem(`${pointer}/seats`, "refused", "custom.seats must be left out with series")
    : buildFieldProblem(`${pointer}/series`, "refused", "custom.series must be left out with seats");
}
