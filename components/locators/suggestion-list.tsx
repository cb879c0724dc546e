import type { SuggestionsView } from "@/lib/pages/locator/view";

interface Props extends Pick<SuggestionsView, "places"> {
  id: string;
  label: string;
  /** The index of the highlighted suggestion; -1: none. */
  active: number;
  onPoint: (index: number) => void;
  onSelect: () => void;
}

/** The suggestions below the field. They are links, so that a click navigates like any other link of the page. */
export function SuggestionList({ id, label, places, active, onPoint, onSelect }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      hidden={places.length === 0}
      className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-md border border-busy bg-raised"
    >
      {places.map(({ label: name, detail, href }, index) => (
        <a
          key={href}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
          className="flex min-h-12 flex-col justify-center px-4 py-2 aria-selected:bg-text aria-selected:text-surface"
          onPointerMove={() => onPoint(index)}
          onPointerDown={(event) => event.preventDefault()} // keeps the focus in the field
          onClick={onSelect}
        >
          <bdi className="font-medium">{name}</bdi>
          {detail === null ? null : <bdi className="text-sm">{detail}</bdi>}
        </a>
      ))}
    </div>
  );
}
