import { formatDay } from "../format-day";
import type { Me } from "../me";
import type { ListColumn } from "./list-source";

/** Makes a column with the same text in the list and in its export. */
export const makeTextColumn = <Row>(
  name: string,
  label: string,
  text: (row: Row) => string,
): ListColumn<Row> => ({
  name,
  label,
  cell: text,
  text,
});

/** Makes a column with a day in the list and the full timestamp in its export. */
export const makeDayColumn = <Row>(
  name: string,
  label: string,
  me: Me,
  moment: (row: Row) => string,
): ListColumn<Row> => ({ name, label, cell: (row) => formatDay(me, moment(row)), text: moment });
