interface Props {
  text: string;
  /** The accessible name, which describes the effect of a click. */
  label: string;
  /** Absent if the list has no such filter. */
  onChoose?: () => void;
}

/** A value of an entry; a click filters the list by it. */
export const FilterLink = ({ text, label, onChoose }: Props) =>
  onChoose ? (
    <button
      type="button"
      className="min-h-6 text-start sm:min-w-24 underline-offset-4 hover:underline"
      title={label}
      onClick={onChoose}
    >
      {text}
    </button>
  ) : (
    text
  );
