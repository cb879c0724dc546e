import type { DetailsView } from "../view";

/** All fields of the details, including those in disclosures. */
export const listDetailFields = ({ fields, folds }: Pick<DetailsView, "fields" | "folds">) => [
  ...fields,
  ...folds.map(({ field }) => field),
];
