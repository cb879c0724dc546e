import { Icon } from "@/components/ui/icon";
import type { OpeningHoursView, PlaceView } from "@/lib/pages/locator/view";
import { NextSlot, NextSlotButton } from "./next-slots";

/**
 * A location of the list with its number on the map; its pin links here. On a phone the last row has the next free
 * time beside the book button; on wider screens the button is at the edge.
 */
export function LocationItem({ place }: { place: PlaceView }) {
  const {
    number,
    name,
    address,
    photo,
    distance,
    hours,
    href,
    current,
    book,
    hasNextTime: awaitsNext,
  } = place;
  return (
    <li
      id={`place-${number}`}
      {...(current ? { "aria-current": "true" as const } : {})}
      className="scroll-mt-4 overflow-hidden rounded-lg border border-line bg-raised target:border-text aria-[current]:border-2 aria-[current]:border-accent"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] p-3 sm:p-4">
        <div className="relative col-start-1 row-span-2 row-start-1 me-3 self-start sm:row-span-3 sm:me-4">
          {photo === null ? null : (
            // biome-ignore lint/performance/noImgElement: a photo from anywhere, at the size it has
            <img
              src={photo}
              alt=""
              loading="lazy"
              referrerPolicy="no-referrer"
              className="aspect-[4/3] w-24 rounded-md border border-line object-cover sm:w-32"
            />
          )}
          <span
            aria-hidden="true"
            className={`inline-flex items-center justify-center border border-text bg-accent px-1 font-bold text-accent-text ${
              photo === null
                ? "h-8 min-w-8 rounded-md text-sm"
                : "absolute -top-1.5 -start-1.5 h-6 min-w-6 rounded-lg text-xs"
            }`}
          >
            {number}
          </span>
        </div>
        <div data-place-name className="col-start-2 row-start-1 max-sm:col-span-2 max-sm:min-h-12">
          <h3 className="font-bold hyphens-auto">
            <a href={href} className="hover:underline">
              <bdi>{name}</bdi>
            </a>
          </h3>
          {address === null ? null : (
            <p className="text-sm text-muted">
              <bdi>{address}</bdi>
            </p>
          )}
          {distance === null ? null : <p className="text-sm font-medium">{distance}</p>}
        </div>
        {awaitsNext ? <NextSlot id={place.id} /> : null}
        {hours === null ? null : <OpeningHours hours={hours} open={current} />}
        {book === null ? null : (
          <div
            className={`mt-3 flex max-sm:row-start-3 sm:col-start-3 sm:row-span-3 sm:row-start-1 items-center sm:ms-4 sm:mt-0 sm:items-start ${
              awaitsNext
                ? "max-sm:col-start-3 noscript:max-sm:col-start-1 noscript:max-sm:col-span-full"
                : "max-sm:col-span-full"
            }`}
          >
            <NextSlotButton id={place.id} book={book} tone={current ? "accent" : "plain"} of={name} />
          </div>
        )}
      </div>
    </li>
  );
}

/** The current opening state, which expands to the week. */
function OpeningHours({ hours: { label, status, days }, open }: { hours: OpeningHoursView; open: boolean }) {
  return (
    <details open={open} className="group col-start-2 max-sm:col-span-2 max-sm:row-start-2 mt-1 text-sm">
      <summary className="-my-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        <span className={status?.isOpen ? "font-medium text-ok" : "font-medium"}>
          {status?.text ?? label}
        </span>
        {status === null ? null : <span className="sr-only">, {label}</span>}
        <Icon name="down" />
      </summary>
      <table className="mb-1">
        <tbody>
          {days.map(({ name, spans, isToday }) => (
            <tr key={name} className={isToday ? "font-bold" : undefined}>
              <th
                scope="row"
                className={`pe-4 text-start align-top ${isToday ? "font-bold" : "font-normal"}`}
              >
                {name}
              </th>
              <td>
                {spans.map((span) => (
                  <span key={span} className="block tabular-nums">
                    {span}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
