"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api";
import { useMe } from "../../me";
import { formatLengths } from "../../resources/format-lengths";
import { buildTypesQuery } from "../../resources/types";
import { useText } from "../../texts";

const MAX_NAMED = 3;
const FRESH_MS = 60_000;

/** The types of a page that visitors choose from, or its lengths if it has none. Rows load it when they are visible. */
export function PageOffer({ page }: { page: Schemas["Bookpage"] }) {
  const t = useText();
  const me = useMe();
  const { data } = useQuery({ ...buildTypesQuery(page.nickname), staleTime: FRESH_MS });
  if (!data) return <span aria-hidden>…</span>;
  const names = data.value.filter(({ active }) => active).map(({ name }) => name);
  if (names.length > 0)
    return (
      <span className="line-clamp-2 wrap-break-word" title={names.join(", ")}>
        {names.slice(0, MAX_NAMED).join(", ")}
        {names.length > MAX_NAMED ? ` +${names.length - MAX_NAMED}` : null}
      </span>
    );
  return formatLengths(page.custom, t, me);
}
