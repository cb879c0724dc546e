import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { PageSettings, PageSettingsInput } from "./custom-settings";
import { toStayRules } from "./stay-schema";
import { toStepRules } from "./steps-schema";

/**
 * Steps have one booker, do not repeat, and no waiting list; they are no stays. The problem points to the sent field.
 *
 * @param settings merged settings after the change
 * @param pointer leads to the settings in the body
 */
export function validateSteps(settings: PageSettings, sent: PageSettingsInput, pointer: string): void {
  if (!toStepRules(settings)) return;
  const excluded = findExcluded(settings);
  if (!excluded) return;
  throw sent.steps
    ? buildFieldProblem(`${pointer}/steps`, "refused", `custom.steps must be left out with ${excluded}`)
    : buildFieldProblem(
        `${pointer}/${excluded}`,
        "refused",
        `custom.${excluded} must be left out with steps`,
      );
}

function findExcluded(settings: PageSettings) {
  if (toStayRules(settings)) return "stay";
  if (settings.seats !== undefined) return "seats";
  if (settings.series !== undefined) return "series";
  return settings.waiting_list?.active === true ? "waiting_list" : null;
}
