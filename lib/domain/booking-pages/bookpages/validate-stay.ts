import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { PageSettings, PageSettingsInput } from "./custom-settings";
import { toStayRules } from "./stay-schema";

const EXCLUDED = ["seats", "series", "waiting_list"] as const;

/**
 * Stays have one booker, do not repeat, and no waiting list. The problem points to the sent field.
 *
 * @param settings merged settings after the change
 * @param pointer leads to the settings in the body
 */
export function validateStay(settings: PageSettings, sent: PageSettingsInput, pointer: string): void {
  if (!toStayRules(settings)) return;
  const excluded = EXCLUDED.find((name) =>
    name === "waiting_list" ? settings.waiting_list?.active === true : settings[name] !== undefined,
  );
  if (!excluded) return;
  throw sent.stay
    ? buildFieldProblem(`${pointer}/stay`, "refused", `custom.stay must be left out with ${excluded}`)
    : buildFieldProblem(`${pointer}/${excluded}`, "refused", `custom.${excluded} must be left out with stay`);
}
