interface Props {
  text: string;
  /** The accessible name: says what a click does. */
  label: string;
  /** Left out where the list cannot be filtered by this. */
  onChoose?: () => void;
}

/** A word of an entry; a click shows only the entries that have it too. */
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
