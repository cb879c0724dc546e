import type { DetailsView } from "../view";

/** All fields of the details, those behind "Add …" included. */
export const listDetailFields = ({ fields, folds }: Pick<DetailsView, "fields" | "folds">) => [
  ...fields,
  ...folds.map(({ field }) => field),
];
