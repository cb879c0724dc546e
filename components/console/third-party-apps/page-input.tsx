"use client";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useId } from "react";
import type { Schemas } from "../api";
import type { TextField } from "../form/use-form";
import { buildPageSearchQuery } from "../resources/pages";
import { useText } from "../texts";

interface Props {
  field: TextField;
  /** Called with the page of the typed nickname, or null if there is none. */
  onFound: (page: Schemas["Bookpage"] | null) => void;
}

/** A booking page, looked up by the typed nickname. */
export function PageInput({ field, onFound }: Props) {
  const t = useText();
  const id = useId();
  const search = useDeferredValue(field.value.trim());
  const pages = useQuery(buildPageSearchQuery(search));
  const typed = field.value.trim().toLowerCase();
  const found = pages.data?.value.find(({ nickname }) => nickname.toLowerCase() === typed) ?? null;
  useEffect(() => onFound(found), [found, onFound]);
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {t("apps.page")}
      </label>
      <input
        id={id}
        className="input mt-1"
        list={`${id}-pages`}
        autoComplete="off"
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      />
      <datalist id={`${id}-pages`}>
        {(pages.data?.value ?? []).map(({ nickname }) => (
          <option key={nickname} value={nickname} />
        ))}
      </datalist>
      {typed !== "" && pages.isSuccess && !pages.isPlaceholderData && !found ? (
        <p className="mt-1 text-sm font-medium text-bad">{t("errors.unknown")}</p>
      ) : null}
    </div>
  );
}
