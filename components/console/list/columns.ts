import { formatDay } from "../format-day";
import type { Me } from "../me";
import type { Column } from "./list-source";

/** Reads the same in the list and in its export. */
export const textColumn = <Row>(name: string, label: string, text: (row: Row) => string): Column<Row> => ({
  name,
  label,
  cell: text,
  text,
});

/** A day in the list, the moment itself in its export. */
export const dayColumn = <Row>(
  name: string,
  label: string,
  me: Me,
  moment: (row: Row) => string,
): Column<Row> => ({ name, label, cell: (row) => formatDay(me, moment(row)), text: moment });
