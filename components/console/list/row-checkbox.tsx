interface Props {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** The checkbox of a row, with a touch target of sufficient size. */
export const RowCheckbox = ({ label, checked, onChange }: Props) => (
  <label className="grid size-12 group-data-compact:h-8 cursor-pointer place-items-center">
    <input
      type="checkbox"
      data-row-checkbox
      className="size-4.5"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
