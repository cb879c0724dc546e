import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { Island } from "@/components/ui/island";
import type { LocationSearchView } from "@/lib/pages/locator/view";
import { LocateMe } from "./locate-me";
import { PlaceField } from "./place-field";
import { SEARCH_FIELD_ID } from "./search-field-id";

const SERVICE_FIELD_ID = "place-service";

/** The choice of the service to search for. */
function ServiceField({ label, options }: NonNullable<LocationSearchView["services"]>) {
  return (
    <div className="min-w-0 flex-[1_1_160px]">
      <label htmlFor={SERVICE_FIELD_ID} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={SERVICE_FIELD_ID}
        name="service"
        defaultValue={options.find(({ chosen }) => chosen)?.value}
        className="input mt-2 w-full"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The search for an address. The key resets the field to the current search. */
export function SearchForm({ search }: { search: LocationSearchView }) {
  return (
    <search className="mt-6 block max-w-[640px]">
      <form
        action={search.action}
        method="get"
        key={`${search.value} ${search.services?.options.find(({ chosen }) => chosen)?.value}`}
      >
        {renderHiddenFields(search.hidden)}
        <div className="flex flex-wrap items-end gap-x-2 gap-y-3">
          <div className="min-w-0 flex-[1_1_240px]">
            <label htmlFor={SEARCH_FIELD_ID} className="text-sm font-medium">
              {search.label}
            </label>
            <PlaceField value={search.value} suggestions={search.suggestions} />
          </div>
          {search.services === null ? null : <ServiceField {...search.services} />}
          <button type="submit" className="button min-h-12 flex-auto sm:flex-none" data-tone="accent">
            {search.submit}
          </button>
        </div>
      </form>
      <Island>
        {search.locate === null ? null : <LocateMe field={SEARCH_FIELD_ID} {...search.locate} />}
      </Island>
    </search>
  );
}
