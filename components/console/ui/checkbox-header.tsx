interface Props {
  /** The heading of the first column, which names the rows. */
  first: string;
  columns: readonly string[];
}

/** The head of a table of checkboxes. */
export const CheckboxHeader = ({ first, columns }: Props) => (
  <thead className="text-xs text-muted">
    <tr className="border-line border-b">
      <th scope="col" className="py-2 pe-2 font-medium">
        {first}
      </th>
      {columns.map((label) => (
        <th key={label} scope="col" className="w-20 py-2 text-center font-medium">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);
