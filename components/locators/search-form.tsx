import { hiddenFields } from "@/components/booking/hidden-fields";
import type { SearchView } from "@/lib/pages/locator/view";
import { LocateMe } from "./locate-me";

const SEARCH_FIELD_ID = "place-search";

/** The search for an address. Its key changes with each search, so that the field shows what was searched for. */
export function SearchForm({ search }: { search: SearchView }) {
  return (
    <search className="mt-6 block max-w-[640px]">
      <form action={search.action} method="get" key={search.value}>
        {hiddenFields(search.hidden)}
        <label htmlFor={SEARCH_FIELD_ID} className="text-sm font-medium">
          {search.label}
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            id={SEARCH_FIELD_ID}
            name="q"
            type="search"
            defaultValue={search.value}
            maxLength={300}
            enterKeyHint="search"
            className="input min-w-0 flex-[1_1_240px]"
          />
          <button type="submit" className="button flex-auto sm:flex-none" data-tone="accent">
            {search.submit}
          </button>
        </div>
      </form>
      {search.locate === null ? null : <LocateMe field={SEARCH_FIELD_ID} {...search.locate} />}
    </search>
  );
}
