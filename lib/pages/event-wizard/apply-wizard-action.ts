import { parseLocalDate } from "@/lib/core/time/local-date";
import { togglePick, type WizardState, type WizardStep } from "./wizard-state";

/** The page and fragment that a button of the form leads to. */
interface WizardTarget {
  step: WizardStep;
  wizard: WizardState;
  part: string | null;
}

/**
 * Applies a button within the form, by the value of its field `go`; any other value shows the same page again.
 * `faulty`: an invited person has no valid address.
 */
export function applyWizardAction(
  go: string,
  step: WizardStep,
  sent: WizardState,
  hasInvalidAddress: boolean,
): WizardTarget {
  const wizard = { ...sent, check: false, preview: false, allZones: false, draft: null };
  const [, action = "", rest = ""] = /^([a-z]+)(?:-(.+))?$/.exec(go) ?? [];
  switch (action) {
    case "invitees":
      return { step: "invitees", wizard, part: null };
    case "details":
      return hasInvalidAddress
        ? { step: "invitees", wizard: { ...wizard, check: true }, part: null }
        : { step: "details", wizard, part: null };
    case "add":
      return { step: "invitees", wizard, part: "more" };
    case "remove": {
      const people = removeRow(wizard.people, rest);
      return { step: "invitees", wizard: { ...wizard, people }, part: "more" };
    }
    case "week":
      return { step, wizard: { ...wizard, week: parseLocalDate(rest) }, part: "week" };
    case "pick":
      return { step, wizard: { ...wizard, picks: togglePick(wizard.picks, rest) }, part: "week" };
    case "zones":
      return { step, wizard: { ...wizard, allZones: true }, part: "times" };
    case "preview":
      return { step, wizard: { ...wizard, preview: true }, part: "preview" };
    case "times":
      return { step, wizard, part: "exact" };
    case "places":
      return { step, wizard, part: action };
    case "drop": {
      const [list, row = ""] = rest.split("-");
      return list === "place"
        ? { step, wizard: { ...wizard, places: removeRow(wizard.places, row) }, part: "places" }
        : { step, wizard: { ...wizard, times: removeRow(wizard.times, row) }, part: "exact" };
    }
    default:
      return { step, wizard, part: null };
  }
}

const removeRow = <Item>(items: readonly Item[], row: string): Item[] =>
  items.filter((_, index) => String(index) !== row);
