interface Props {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  /** Names a group of radio buttons; without it the tick is a checkbox. */
  group?: string;
}

/** A tick in a table, with room for a finger. */
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
