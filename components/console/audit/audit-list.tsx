"use client";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import type { Column, ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { type ListAddress, useListAddress } from "../list/use-list-address";
import { type Me, useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { ActorFilter } from "./actor-filter";
import { Changes } from "./changes";
import { Narrow } from "./narrow";
import { AUDIT_KEY, listEntries } from "./queries";
import { AUDITED_RESOURCES } from "./resources";
import { ThingFilter } from "./thing-filter";
import { UndoEntry } from "./undo-entry";

type Entry = Schemas["AuditEntry"];

/** The name of whoever acted, also after they have been deleted. */
const actorText = ({ actor }: Entry, t: TranslateConsole) => actor.name ?? t(`audit.${actor.kind}`);

function thingText({ action, resource }: Entry, t: TranslateConsole): string {
  if (resource === "seeing_as") return t(action === "create" ? "audit.seeingBegan" : "audit.seeingEnded");
  return t(`audit.${action}`, { thing: t(`audit.resources.${resource}`) });
}

/** Days of the filter begin at the reader's own midnight, which only the browser knows. */
const toDayStart = (day: string, later = 0) => {
  const at = new Date(`${day}T00:00`);
  if (day === "" || Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + later);
  return at.toISOString();
};

function loadEntries(
  { search: _, ...page }: Parameters<ListSource<Entry>["load"]>[0],
  wanted: URLSearchParams,
) {
  const [since, until] = [toDayStart(wanted.get("from") ?? ""), toDayStart(wanted.get("to") ?? "", 1)];
  const resource = AUDITED_RESOURCES.find((one) => one === wanted.get("resource"));
  const [actor, thing] = [wanted.get("actor"), wanted.get("resource_id")];
  return listEntries({
    ...page,
    ...(since && { since }),
    ...(until && { until }),
    ...(resource && { resource }),
    ...(actor && { actor }),
    ...(thing && { resource_id: thing }),
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
      { name: "resource_id", label: t("audit.onlyThing"), input: ThingFilter },
    ],
    columns: makeColumns(t, me, address),
    nameRow: (entry) => thingText(entry, t),
    empty: { title: t("audit.emptyTitle"), text: t("audit.emptyText") },
  };
  return <ResourceList source={source} />;
}

const makeColumns = (t: TranslateConsole, me: Me, address: ListAddress): Column<Entry>[] => [
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
      <Narrow
        text={actorText(entry, t)}
        label={t("audit.onlyActor", { name: actorText(entry, t) })}
        {...(entry.actor.id && { onChoose: () => address.set("actor", entry.actor.id ?? "") })}
      />
    ),
    text: (entry) => actorText(entry, t),
  },
  {
    name: "what",
    label: t("audit.what"),
    cell: (entry) => (
      <>
        <Narrow
          text={thingText(entry, t)}
          label={`${t("audit.onlyThing")}: ${entry.resource_name ?? thingText(entry, t)}`}
          onChoose={() => address.set("resource_id", entry.resource_id)}
        />
        {entry.resource_name ? (
          <bdi className="block break-words text-muted">{entry.resource_name}</bdi>
        ) : null}
      </>
    ),
    text: (entry) => [thingText(entry, t), entry.resource_name, entry.resource_id].filter(Boolean).join(" "),
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
        <Changes entry={entry} />
        {entry.undoable ? <UndoEntry id={entry._id} change={thingText(entry, t)} /> : null}
      </>
    ),
    text: (entry) => JSON.stringify(entry.changes),
  },
];
