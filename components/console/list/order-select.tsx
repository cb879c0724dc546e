"use client";
import { useText } from "../texts";
import { FilterSelect } from "./filter-select";
import type { ListSource, StoredRow } from "./list-source";
import type { ListAddress } from "./use-list-address";

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  address: ListAddress;
}

/** The order of a list; its own default is the first option. */
export function OrderSelect<Row extends StoredRow>({ source, address }: Props<Row>) {
  const t = useText();
  return (
    <FilterSelect
      label={t("list.sort")}
      value={address.get("sort")}
      options={[
        { value: "", label: source.order ?? t("list.newest") },
        ...(source.defaultOrder === "oldest" ? [] : [{ value: "oldest", label: t("list.oldest") }]),
        ...(source.orders ?? []),
      ]}
      onChange={(value) => address.set("sort", value)}
    />
  );
}
