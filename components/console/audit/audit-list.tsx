"use client";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import type { ListColumn, ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { type ListAddress, useListAddress } from "../list/use-list-address";
import { type Me, useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { ActorFilter } from "./actor-filter";
import { AuditChanges } from "./changes";
import { FilterLink } from "./filter-link";
import { AUDIT_KEY, listAuditEntries } from "./queries";
import { ResourceFilter } from "./resource-filter";
import { AUDITED_RESOURCES } from "./resources";
import { UndoEntry } from "./undo-entry";

type Entry = Schemas["AuditEntry"];

/** Returns the actor's name, also after the actor was deleted. */
const formatActor = ({ actor }: Entry, t: TranslateConsole) => actor.name ?? t(`audit.${actor.kind}`);

function formatAction({ action, resource }: Entry, t: TranslateConsole): string {
  if (resource === "impersonation") return t(action === "create" ? "audit.seeingBegan" : "audit.seeingEnded");
  return t(`audit.${action}`, { thing: t(`audit.resources.${resource}`) });
}

/** A day of the filter begins at midnight in the browser's zone. */
const toDayStart = (day: string, later = 0) => {
  const at = new Date(`${day}T00:00`);
  if (day === "" || Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + later);
  return at.toISOString();
};

function loadEntries(
  { search: _, ...page }: Parameters<ListSource<Entry>["load"]>[0],
  filters: URLSearchParams,
) {
  const [since, until] = [toDayStart(filters.get("from") ?? ""), toDayStart(filters.get("to") ?? "", 1)];
  const resource = AUDITED_RESOURCES.find((one) => one === filters.get("resource"));
  const [actor, resourceId] = [filters.get("actor"), filters.get("resource_id")];
  return listAuditEntries({
    ...page,
    ...(since && { since }),
    ...(until && { until }),
    ...(resource && { resource }),
    ...(actor && { actor }),
    ...(resourceId && { resource_id: resourceId }),
  });
}

export function AuditList() {
  const t = useText();
  const me = useMe();
  const address = useListAddress();
  const source: ListSource<Entry> = {
    key: AUDIT_KEY,
    title: t("audit.title"),
    unsearchable: true,
    load: (page, filters) => loadEntries(page, new URLSearchParams(filters)),
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
    columns: makeAuditColumns(t, me, address),
    nameRow: (entry) => formatAction(entry, t),
    empty: { title: t("audit.emptyTitle"), text: t("audit.emptyText") },
  };
  return <ResourceList source={source} />;
}

const makeAuditColumns = (t: TranslateConsole, me: Me, address: ListAddress): ListColumn<Entry>[] => [
  {
    name: "when",
    label: t("audit.when"),
    cell: (entry) => (
      <span className="font-normal whitespace-nowrap">{formatMoment(me, entry.createdAt, "seconds")}</span>
    ),
    text: (entry) => entry.createdAt,
  },
  {
    name: "who",
    label: t("audit.who"),
    cell: (entry) => (
      <FilterLink
        text={formatActor(entry, t)}
        label={t("audit.onlyActor", { name: formatActor(entry, t) })}
        {...(entry.actor.id && { onChoose: () => address.set("actor", entry.actor.id ?? "") })}
      />
    ),
    text: (entry) => formatActor(entry, t),
  },
  {
    name: "what",
    label: t("audit.what"),
    cell: (entry) => (
      <>
        <FilterLink
          text={formatAction(entry, t)}
          label={`${t("audit.onlyThing")}: ${entry.resource_name ?? formatAction(entry, t)}`}
          onChoose={() => address.set("resource_id", entry.resource_id)}
        />
        {entry.resource_name ? (
          <bdi className="block break-words text-muted">{entry.resource_name}</bdi>
        ) : null}
      </>
    ),
    text: (entry) =>
      [formatAction(entry, t), entry.resource_name, entry.resource_id].filter(Boolean).join(" "),
  },
  {
    name: "origin",
    label: t("audit.origin"),
    cell: ({ address, device }) => (
      <>
        <span className="break-all">{address}</span>
        {device ? <span className="block break-words text-muted text-xs">{device}</span> : null}
      </>
    ),
    text: ({ address, device }) => [address, device].filter(Boolean).join(" "),
  },
  {
    name: "changes",
    label: t("audit.changes"),
    cell: (entry) => (
      <>
        <AuditChanges entry={entry} />
        {entry.undoable ? <UndoEntry id={entry._id} change={formatAction(entry, t)} /> : null}
      </>
    ),
    text: (entry) => JSON.stringify(entry.changes),
  },
];
