"use client";
import { buildDayRange } from "../day-bounds";
import { formatMoment } from "../format-moment";
import { FilterChip } from "../list/filter-chip";
import type { FilterInputProps, ListColumn, ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { type Me, useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { ActCell } from "./act-cell";
import { ActorFilter } from "./actor-filter";
import { formatAct, formatActor } from "./format-act";
import { type Act, groupActs } from "./group-acts";
import { AUDIT_KEY, listAuditEntries } from "./queries";
import { AUDITED_RESOURCES } from "./resources";

async function loadActs(
  { timezone }: Me,
  { search: _, ...page }: Parameters<ListSource<Act>["load"]>[0],
  filters: URLSearchParams,
) {
  const resource = AUDITED_RESOURCES.find((one) => one === filters.get("resource"));
  const [actor, resourceId] = [filters.get("actor"), filters.get("resource_id")];
  const entries = await listAuditEntries({
    ...page,
    ...buildDayRange(timezone, filters.get("from") ?? "", filters.get("to") ?? ""),
    ...(resource && { resource }),
    ...(actor && { actor }),
    ...(resourceId && { resource_id: resourceId }),
  });
  return { ...entries, value: groupActs(entries.value) };
}

export function AuditList() {
  const t = useText();
  const me = useMe();
  const source: ListSource<Act> = {
    key: AUDIT_KEY,
    title: t("audit.title"),
    unsearchable: true,
    load: (page, filters) => loadActs(me, page, new URLSearchParams(filters)),
    filters: [
      { name: "actor", label: t("audit.who"), input: ActorFilter },
      {
        name: "resource",
        label: t("audit.resource"),
        options: AUDITED_RESOURCES.map((value) => ({ value, label: t(`audit.resources.${value}`) })).sort(
          (a, b) => a.label.localeCompare(b.label, me.lang),
        ),
      },
      { name: "from", label: t("audit.since") },
      { name: "to", label: t("audit.until") },
      { name: "resource_id", label: t("audit.onlyThing"), input: ResourceFilter },
    ],
    columns: makeAuditColumns(t, me),
    listExtraExportColumns: () => listPartColumns(t),
    nameRow: ({ main }) => formatAct(main, t, me.lang),
    empty: { title: t("audit.emptyTitle"), text: t("audit.emptyText") },
  };
  return <ResourceList source={source} />;
}

const makeAuditColumns = (t: TranslateConsole, me: Me): ListColumn<Act>[] => [
  {
    name: "what",
    label: t("audit.what"),
    cell: (act) => <ActCell act={act} />,
    text: ({ main }) => formatAct(main, t, me.lang),
  },
  {
    name: "when",
    label: t("audit.when"),
    cell: ({ main }) => (
      <span className="whitespace-nowrap">{formatMoment(me, main.createdAt, "seconds")}</span>
    ),
    text: ({ main }) => main.createdAt,
  },
];

/** The export has the parts of each sentence, too. */
const listPartColumns = (t: TranslateConsole) => [
  { label: t("audit.who"), text: ({ main }: Act) => formatActor(main, t) },
  { label: t("audit.resource"), text: ({ main }: Act) => t(`audit.resources.${main.resource}`) },
  { label: "resource_id", text: ({ main }: Act) => main.resource_id },
  {
    label: t("audit.origin"),
    text: ({ main }: Act) => [main.address, main.device].filter(Boolean).join(" "),
  },
  {
    label: t("audit.changes"),
    text: ({ entries }: Act) =>
      JSON.stringify(
        entries.map(({ resource, resource_id, changes }) => ({ resource, resource_id, changes })),
      ),
  },
];

/** The filter by one resource: set by a click on an entry, removed here. */
const ResourceFilter = ({ label, value, onChange }: FilterInputProps) =>
  value ? <FilterChip text={label} onRemove={() => onChange("")} /> : null;
