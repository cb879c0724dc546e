import type { FilterInputProps } from "./list-source";

interface Props extends FilterInputProps {
  options: readonly { value: string; label: string }[];
}

/** A select in a bar above a list or a chart; on phones it grows to fill its row. */
export const FilterSelect = ({ label, value, options, onChange }: Props) => (
  <select
    className="input w-auto min-w-0 max-w-full flex-[0_1_auto] sm:max-w-56 max-sm:flex-[1_1_8rem]"
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
