interface Props {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  /** The name of a radio group; without it the cell has a checkbox. */
  group?: string;
}

/** A checkbox or radio in a table cell, with a touch target of sufficient size. */
export const CellCheckbox = ({ label, checked, onChange, group }: Props) => (
  <label className="mx-auto grid size-11 place-items-center">
    <input
      type={group ? "radio" : "checkbox"}
      className="size-4.5"
      name={group}
      aria-label={label}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);
