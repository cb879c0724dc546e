import { Avatar } from "@/components/ui/avatar";
import type { PlaceView } from "@/lib/pages/locator/view";
import { BookButton } from "./book-button";

/** One location of the list, numbered as on the map; a pin there leads here. */
export function PlaceItem({ place }: { place: PlaceView }) {
  const { number, name, address, photo, initials, distance, book } = place;
  return (
    <li
      id={`place-${number}`}
      className="flex scroll-mt-4 gap-3 rounded-lg border border-line bg-raised p-3 target:border-text sm:p-4"
    >
      <div className="relative flex-none self-start">
        <Avatar photo={photo} initials={initials} size="medium" />
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -start-1.5 inline-flex h-6 min-w-6 items-center justify-center rounded-lg border border-text bg-accent px-1 text-xs font-bold text-accent-text"
        >
          {number}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_180px]">
          <h3 className="font-bold hyphens-auto">
            <bdi>{name}</bdi>
          </h3>
          {address === null ? null : (
            <p className="text-sm text-muted">
              <bdi>{address}</bdi>
            </p>
          )}
          {distance === null ? null : <p className="text-sm font-medium">{distance}</p>}
        </div>
        {book === null ? null : <BookButton book={book} tone="plain" of={name} />}
      </div>
    </li>
  );
}
