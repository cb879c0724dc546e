"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { CompactDateInput } from "../form/compact-date-input";
import { FilterSelect } from "../list/filter-select";
import type { ListAddress } from "../list/use-list-address";
import { useMe } from "../me";
import { buildEventFiltersQuery } from "../resources/events";
import { UserFilter } from "../resources/user-filter";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { DEFAULT_PERIOD_WEEKS, PERIODS_WEEKS } from "./to-insights-query";

type Sources = Schemas["Insights"]["sources"];

interface Props {
  address: ListAddress;
  /** The options of the filters; undefined while loading. */
  read: Schemas["Insights"] | undefined;
}

const SOURCES = [
  "page",
  "embed",
  "locator",
  "form",
  "link",
  "app",
  "poll",
  "mcp",
  "api",
  "console",
] as const satisfies Sources[number]["source"][];

/** The range and the filters. */
export function InsightsBar({ address, read }: Props) {
  const t = useText();
  const me = useMe();
  const { data: choices } = useQuery(buildEventFiltersQuery(me));
  const custom = address.get("from") !== "" || address.get("to") !== "" || address.get("weeks") === "days";
  const types =
    read?.types.map(({ type, name, nickname }) => ({ value: type, label: `${name} (/${nickname})` })) ?? [];
  return (
    <DisabledUntilHydrated>
      <div className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label={t("insights.period")}
          value={custom ? "days" : address.get("weeks") || String(DEFAULT_PERIOD_WEEKS)}
          options={[
            ...PERIODS_WEEKS.map((count) => ({
              value: String(count),
              label: t("insights.weeks", { count }),
            })),
            { value: "days", label: t("insights.ownRange") },
          ]}
          onChange={(value) => {
            address.set("from", "");
            address.set("to", "");
            address.set("weeks", value === String(DEFAULT_PERIOD_WEEKS) ? "" : value);
          }}
        />
        {custom
          ? (["from", "to"] as const).map((name) => (
              <CompactDateInput
                isInline
                key={name}
                label={t(`events.${name}`)}
                value={address.get(name)}
                onChange={(value) => address.set(name, value)}
              />
            ))
          : null}
        <Filter name="team" label={t("insights.team")} options={choices?.teams ?? []} address={address} />
        <Filter name="page" label={t("insights.page")} options={choices?.pages ?? []} address={address} />
        <Filter name="type" label={t("insights.type")} options={types} address={address} />
        <Filter
          name="source"
          label={t("insights.source")}
          options={SOURCES.map((value) => ({ value, label: t(`insights.sources.${value}`) }))}
          address={address}
        />
        <UserFilter
          label={t("insights.host")}
          value={address.get("host")}
          onChange={(value) => address.set("host", value)}
        />
      </div>
    </DisabledUntilHydrated>
  );
}

interface FilterProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  address: ListAddress;
}

/** Hidden while there are no options. */
function Filter({ name, label, options, address }: FilterProps) {
  const t = useText();
  const value = address.get(name);
  if (options.length === 0 && value === "") return null;
  return (
    <FilterSelect
      label={label}
      value={value}
      options={[{ value: "", label: `${label}: ${t("list.all")}` }, ...options]}
      onChange={(chosen) => address.set(name, chosen)}
    />
  );
}
