import type { EventView } from "@/lib/pages/event/view";

/** The location and the way to join. */
export function MeetingPlaceCard({ place }: { place: NonNullable<EventView["place"]> }) {
  return (
    <>
      <ul className="grid gap-2">
        {place.items.map((item) => (
          <li key={item.name + item.detail}>
            {item.href === null ? (
              <span className="font-medium">
                <bdi>{item.name}</bdi>
              </span>
            ) : (
              <a href={item.href} className="link">
                <bdi>{item.name}</bdi>
              </a>
            )}
            {item.detail === null ? null : (
              <span className="block text-sm text-muted">
                <bdi>{item.detail}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      {place.join === null ? null : (
        <a href={place.join.href} className="button mt-3" data-tone="primary" rel="noreferrer">
          {place.join.label}
        </a>
      )}
      {place.notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-muted wrap-anywhere">
          {note}
        </p>
      ))}
    </>
  );
}
