"use client";
import { useQuery } from "@tanstack/react-query";
import { USER_SIGN_UP_STATUSES } from "@/lib/domain/people/options";
import { useListAddress } from "../list/use-list-address";
import { buildUserCountsQuery } from "../resources/user-summary";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { toUserCountsQuery } from "./user-list-filters";

/** The filter by status, with the number of users of each under the other filters; empty statuses are hidden. */
export function StatusFilter() {
  const t = useText();
  const address = useListAddress();
  const query = { search: address.get("search") || undefined };
  const filters = { role: address.get("role"), team: address.get("team"), filter: address.get("filter") };
  const { data: counts } = useQuery(buildUserCountsQuery(toUserCountsQuery(query, filters)));
  const chosen = address.get("status");
  const all = counts && USER_SIGN_UP_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const choices = [
    { value: "", label: t("people.everybody"), count: all },
    ...USER_SIGN_UP_STATUSES.map((value) => ({ value, label: t(`people.${value}`), count: counts?.[value] })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("people.status")}</legend>
      <DisabledUntilHydrated>
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
      </DisabledUntilHydrated>
    </fieldset>
  );
}
