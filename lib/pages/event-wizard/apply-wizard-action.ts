import { parseLocalDate } from "@/lib/core/time/local-date";
import { togglePick, type WizardState, type WizardStep } from "./wizard-state";

/** The page and fragment that a button of the form leads to. */
interface WizardTarget {
  step: WizardStep;
  creation: WizardState;
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
  const creation = { ...sent, check: false, preview: false, allZones: false, draft: null };
  const [, action = "", rest = ""] = /^([a-z]+)(?:-(.+))?$/.exec(go) ?? [];
  switch (action) {
    case "invitees":
      return { step: "invitees", creation, part: null };
    case "details":
      return hasInvalidAddress
        ? { step: "invitees", creation: { ...creation, check: true }, part: null }
        : { step: "details", creation, part: null };
    case "add":
      return { step: "invitees", creation, part: "more" };
    case "remove": {
      const people = removeRow(creation.people, rest);
      return { step: "invitees", creation: { ...creation, people }, part: "more" };
    }
    case "week":
      return { step, creation: { ...creation, week: parseLocalDate(rest) }, part: "week" };
    case "pick":
      return { step, creation: { ...creation, picks: togglePick(creation.picks, rest) }, part: "week" };
    case "zones":
      return { step, creation: { ...creation, allZones: true }, part: "times" };
    case "preview":
      return { step, creation: { ...creation, preview: true }, part: "preview" };
    case "times":
      return { step, creation, part: "exact" };
    case "places":
      return { step, creation, part: action };
    case "drop": {
      const [list, row = ""] = rest.split("-");
      return list === "place"
        ? { step, creation: { ...creation, places: removeRow(creation.places, row) }, part: "places" }
        : { step, creation: { ...creation, times: removeRow(creation.times, row) }, part: "exact" };
    }
    default:
      return { step, creation, part: null };
  }
}

const removeRow = <Item>(items: readonly Item[], row: string): Item[] =>
  items.filter((_, index) => String(index) !== row);
