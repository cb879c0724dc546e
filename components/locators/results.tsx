import { EmptyMap } from "@/components/illustrations/empty-map";
import { EmptyState } from "@/components/ui/empty-state";
import type { ResultsView } from "@/lib/pages/locator/view";
import { BookButton } from "./book-button";
import { LocationItem } from "./location-item";
import { NextSlots } from "./next-slots";
import { ResultsMap } from "./results-map";

/** The results as a list and on a map. */
export function Results({ results }: { results: ResultsView }) {
  const { heading, searched, otherPlaces, none, letters, places, map, views, back, more, nextTimes } =
    results;
  return (
    <section aria-labelledby="results-title" className="group/results mt-8 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="results-title" tabIndex={-1} data-focus className="text-lg font-bold tracking-tight">
          {heading}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 text-sm">
          {views === null ? null : <ViewChoice key={heading} {...views} />}
          {back === null || isBackPrimary(none) ? null : (
            <a href={back.href} className="link inline-flex min-h-11 items-center">
              {back.label}
            </a>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {searched ? heading : null}
      </p>
      {otherPlaces === null ? null : (
        <nav aria-label={otherPlaces.label} className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
          <span className="text-muted">{otherPlaces.label}</span>
          {otherPlaces.links.map((link) => (
            <a key={link.href} href={link.href} className="link inline-flex min-h-11 items-center">
              {link.label}
            </a>
          ))}
        </nav>
      )}
      {none === null ? null : <NoResults none={none} back={back} />}
      {letters === null ? null : <LetterIndex {...letters} />}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <div className={`min-w-0 ${views === null ? "" : LIST}`}>
          {none?.nearest ? <p className="mb-3 font-medium">{none.nearest}</p> : null}
          <NextSlots source={nextTimes}>
            <ol key={heading} data-places className="grid gap-2">
              {places.map((place) => (
                <LocationItem key={place.id} place={place} />
              ))}
            </ol>
          </NextSlots>
          {more === null ? null : (
            <p className="mt-4">
              <a href={more.href} className="button">
                {more.label}
              </a>
            </p>
          )}
        </div>
        {map === null ? null : (
          <div id="map" className={`scroll-mt-4 ${views === null ? "" : MAP}`}>
            <ResultsMap key={heading} map={map} />
          </div>
        )}
      </div>
    </section>
  );
}

/** On a phone either is shown, and the list also after a pin has led into it; without `:has`, both are. */
const LIST = "max-lg:group-[:has(#view-map:checked):not(:has(li:target))]/results:hidden max-lg:order-last";
const MAP = "max-lg:supports-[selector(:has(a))]:hidden max-lg:group-has-[#view-map:checked]/results:block!";

/** Works without a script, by the radio that is checked. */
function ViewChoice({ label, list, map }: NonNullable<ResultsView["views"]>) {
  const shape =
    "relative inline-flex min-h-11 cursor-pointer items-center px-4 font-medium has-checked:bg-text has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
  return (
    <fieldset className="hidden supports-[selector(:has(a))]:flex lg:hidden!">
      <legend className="sr-only">{label}</legend>
      <span className="flex rounded-sm border border-busy">
        <label className={`${shape} rounded-s-[5px]`}>
          <input
            type="radio"
            name="view"
            defaultChecked
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {list}
        </label>
        <label className={`${shape} rounded-e-[5px]`}>
          <input
            type="radio"
            name="view"
            id="view-map"
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {map}
        </label>
      </span>
    </fieldset>
  );
}

/** Without a custom button, the link to all locations is the main action. */
const isBackPrimary = (none: ResultsView["none"]) => none !== null && none.button === null;

function NoResults({ none, back }: Pick<ResultsView, "back"> & { none: NonNullable<ResultsView["none"]> }) {
  return (
    <div className="mt-4">
      <EmptyState drawing={<EmptyMap />}>
        {none.text.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            <bdi>{paragraph}</bdi>
          </p>
        ))}
        {none.button === null ? null : <BookButton book={none.button} tone="accent" of={null} />}
        {back !== null && isBackPrimary(none) ? (
          <a href={back.href} className="button">
            {back.label}
          </a>
        ) : null}
      </EmptyState>
    </div>
  );
}

function LetterIndex({ label, items }: NonNullable<ResultsView["letters"]>) {
  return (
    <nav aria-label={label} className="mt-3 -ms-2.5">
      <ul className="flex flex-wrap">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              {...(item.current ? { "aria-current": "true" as const } : {})}
              className="inline-flex size-11 items-center justify-center rounded-sm font-medium transition-colors hover:bg-raised aria-[current]:bg-accent aria-[current]:text-accent-text"
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
