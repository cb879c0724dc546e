"use client";

import { useEffect, useRef, useState } from "react";
import type { LocationSearchView } from "@/lib/pages/locator/view";
import { SEARCH_FIELD_ID } from "./search-field-id";
import { SuggestionList } from "./suggestion-list";
import { useSuggestionKeys } from "./use-suggestion-keys";
import { useSuggestions } from "./use-suggestions";

const LIST_ID = "place-suggestions";

/** The search field, which suggests places: a combobox, as in the ARIA practices, and a plain field without a script. */
export function PlaceField({ value, suggestions }: Pick<LocationSearchView, "value" | "suggestions">) {
  const field = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);
  const [text, setText] = useState("");
  const { status, places } = useSuggestions(suggestions.source, text.trim());
  const { active, setActive, close, onKeyDown } = useSuggestionKeys({
    count: places.length,
    suggest: setText,
    open: (index) => document.getElementById(`${LIST_ID}-${index}`)?.click(),
  });

  // The visitor may have typed while the scripts were loading.
  useEffect(() => {
    setReady(true);
    const input = field.current;
    if (input && input === document.activeElement && input.value !== value) setText(input.value);
  }, [value]);

  return (
    <div className="relative mt-2">
      <input
        ref={field}
        id={SEARCH_FIELD_ID}
        name="q"
        type="search"
        {...(isReady && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": places.length > 0,
          "aria-controls": LIST_ID,
          "aria-activedescendant": active === -1 ? undefined : `${LIST_ID}-${active}`,
        })}
        defaultValue={value}
        maxLength={300}
        autoComplete="off"
        enterKeyHint="search"
        className="input w-full"
        onChange={({ target }) => {
          setText(target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <SuggestionList
        id={LIST_ID}
        label={suggestions.label}
        places={places}
        active={active}
        onPoint={setActive}
        onSelect={close}
      />
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}
