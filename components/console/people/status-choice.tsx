"use client";
import { useQuery } from "@tanstack/react-query";
import { PERSON_STATUSES } from "@/lib/domain/people/person-statuses";
import { TillReady } from "../form/till-ready";
import { useListAddress } from "../list/use-list-address";
import { useText } from "../texts";
import { toCountsQuery } from "./people-filters";
import { peopleCountsQuery } from "./queries";

/** How far people have come in, with how many there are of each under the other filters; what nobody is, is left out. */
export function StatusChoice() {
  const t = useText();
  const address = useListAddress();
  const asked = { search: address.get("search") || undefined };
  const filters = { role: address.get("role"), team: address.get("team"), filter: address.get("filter") };
  const { data: counts } = useQuery(peopleCountsQuery(toCountsQuery(asked, filters)));
  const chosen = address.get("status");
  const all = counts && PERSON_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const choices = [
    { value: "", label: t("people.everybody"), count: all },
    ...PERSON_STATUSES.map((value) => ({ value, label: t(`people.${value}`), count: counts?.[value] })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("people.status")}</legend>
      <TillReady>
        {choices
          .filter(({ value, count }) => value === "" || value === chosen || count)
          .map(({ value, label, count }) => (
            <button
              key={value}
              type="button"
              className="button gap-2"
              aria-pressed={value === chosen}
              {...(value === chosen && { "data-tone": "primary" })}
              onClick={() => address.set("status", value)}
            >
              {label}
              <span className="font-normal tabular-nums">{count ?? ""}</span>
            </button>
          ))}
      </TillReady>
    </fieldset>
  );
}
