interface Props {
  text: string;
  /** What a click does. */
  label: string;
  /** Without it there is nothing to narrow to. */
  onChoose?: () => void;
}

/** A word of an entry; a click shows only the entries that have it too. */
export const Narrow = ({ text, label, onChoose }: Props) =>
  onChoose ? (
    <button
      type="button"
      className="min-h-6 text-left sm:min-w-24 underline-offset-4 hover:underline"
      title={label}
      onClick={onChoose}
    >
      {text}
    </button>
  ) : (
    text
  );
