"use client";
import { useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { restoreFromTrash } from "../deletion/restore-from-trash";
import { formatMoment } from "../format-moment";
import { makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useMe } from "../me";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { ForEditors } from "../ui/for-editors";
import { useToast } from "../ui/use-toast";
import { listTrash, TRASH_KEY } from "./queries";
import { RestoreButton } from "./restore-button";

type TrashEntry = Schemas["ListedTrashItem"];

/** Recently deleted resources, which can be restored. */
export function TrashList() {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const kindOf = ({ resource }: TrashEntry) => t(`audit.resources.${resource}`);
  const nameRow = (item: TrashEntry) => item.name || kindOf(item);
  const restore = async (items: TrashEntry[]) => {
    const outcomes = await Promise.allSettled(items.map((one) => restoreFromTrash(one.resource_id)));
    const back = items.filter((_, index) => outcomes[index]?.status === "fulfilled");
    const lost = outcomes.flatMap((outcome, index) =>
      outcome.status === "fulfilled" && outcome.value.value.lost_names.length > 0
        ? [{ item: items[index], names: outcome.value.value.lost_names }]
        : [],
    );
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    const [first] = back;
    if (first)
      showToast(
        back.length === 1
          ? t("trash.restored", { name: nameRow(first) })
          : t("trash.restoredMany", { count: back.length }),
      );
    for (const { item, names } of lost)
      showToast(t("trash.namesLost", { name: item ? nameRow(item) : "", names: names.join(", ") }));
    if (failed) showToast(describeError(failed.reason, t));
    await queries.invalidateQueries();
  };
  const source: ListSource<TrashEntry> = {
    key: TRASH_KEY,
    title: t("trash.title"),
    load: listTrash,
    columns: [
      makeTextColumn("name", t("trash.name"), nameRow),
      makeTextColumn("what", t("trash.what"), kindOf),
      makeTextColumn("by", t("trash.by"), ({ deleted_by_name: name, deleted_by }) =>
        deleted_by ? (name ?? t("users.unnamed")) : t("trash.program"),
      ),
      makeTextColumn("when", t("trash.when"), ({ deleted_at }) => formatMoment(me, deleted_at)),
      {
        name: "until",
        label: t("trash.until"),
        cell: (item) => (
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            {formatMoment(me, item.expires_at)}
            <ForEditors>
              <RestoreButton name={nameRow(item)} run={() => restore([item])} />
            </ForEditors>
          </span>
        ),
        text: ({ expires_at }) => formatMoment(me, expires_at),
      },
    ],
    nameRow,
    bulk: [{ label: t("trash.restore"), run: restore }],
    empty: { title: t("trash.emptyTitle"), text: t("trash.emptyText") },
  };
  return <ResourceList source={source} />;
}
