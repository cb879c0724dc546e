import { LIMITS } from "@/lib/platform/http/fields";
import type { WeekContext } from "./pick-week";
import { addSpareRows, type BuildRowField, buildRemoveButton, OPTIONAL_ROW_FIELD } from "./row-fields";
import type { DetailsStepView, RowView } from "./view";

/** Empty rows after the filled ones: one is shown, and the next when that has a value. */
const SPARE_PLACE_ROWS = 3;

/** The style sheet recognises an empty field by its placeholder. */
const EMPTY_IS_SEEN = { placeholder: " " };

export const buildPlacesView = (context: WeekContext, field: BuildRowField): DetailsStepView["places"] => ({
  heading: context.t("eventPage.step.places"),
  text: context.t("eventWizard.details.placesText"),
  rows: buildPlaceRows(context, field),
  more: context.t("eventWizard.details.more"),
});

function buildPlaceRows(context: WeekContext, field: BuildRowField): RowView[] {
  const { wizard, t } = context;
  return addSpareRows(wizard.places, SPARE_PLACE_ROWS, { name: "", address: "" }).map((place, row) => {
    const legend = t("eventWizard.details.placeRow", { count: row + 1 });
    const name = { name: "place", label: t("eventWizard.details.placeName"), maxLength: LIMITS.name };
    const address = { name: "address", label: t("eventWizard.details.placeAddress"), maxLength: LIMITS.text };
    return {
      id: `place-row-${row}`,
      legend,
      fields: [
        field({ ...name, id: `place-${row}`, value: place.name, ...OPTIONAL_ROW_FIELD, ...EMPTY_IS_SEEN }),
        field({
          ...address,
          id: `address-${row}`,
          value: place.address,
          ...OPTIONAL_ROW_FIELD,
          ...EMPTY_IS_SEEN,
        }),
      ],
      drop:
        row < wizard.places.length ? buildRemoveButton(context, "place", row, place.name || legend) : null,
    };
  });
}
