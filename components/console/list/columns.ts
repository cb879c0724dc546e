import { formatDay } from "../format-day";
import type { Me } from "../me";
import type { ListColumn } from "./list-source";

/** Reads the same in the list and in its export. */
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

/** A day in the list, the moment itself in its export. */
export const makeDayColumn = <Row>(
  name: string,
  label: string,
  me: Me,
  moment: (row: Row) => string,
): ListColumn<Row> => ({ name, label, cell: (row) => formatDay(me, moment(row)), text: moment });
