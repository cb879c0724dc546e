"use client";
import type { Schemas } from "../api";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useDeleteAction } from "../list/use-delete-action";
import { useMe } from "../me";
import { deleteUser } from "../resources/delete-user";
import { formatUserName } from "../resources/format-user-name";
import { ROOMS_KEY } from "../resources/rooms";
import { listUsers } from "../resources/users";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { CreateRoom } from "./create-room";

type User = Schemas["User"];

/** The rooms that booking pages reserve for meetings. */
export function RoomList() {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [creating, setCreating] = useCreateDialog();
  const nameRow = (room: User) => formatUserName(room, t("users.unnamed"));
  const remove = useDeleteAction({
    nameRow,
    text: t("trash.roomText"),
    run: deleteUser,
    invalidate: ROOMS_KEY,
  });
  const source: ListSource<User> = {
    key: ROOMS_KEY,
    title: t("rooms.title"),
    load: (query) => listUsers({ ...query, resource: "true" }),
    columns: [
      makeTextColumn("name", t("rooms.name"), nameRow),
      makeTextColumn("capacity", t("rooms.capacity"), ({ capacity }) => String(capacity ?? "")),
      makeTextColumn("place", t("rooms.place"), ({ place }) => place ?? ""),
      makeDayColumn("added", t("users.added"), me, (room) => room.createdAt),
    ],
    nameRow,
    linkRow: (room) => `/console/users/${room._id}`,
    bulk: [remove],
    create: { label: t("rooms.new"), open: () => setCreating(true) },
    empty: {
      title: t("rooms.emptyTitle"),
      text: t("rooms.emptyText"),
      call: {
        path: "/v2/users",
        body: {
          organization: me.organization,
          user: { resource: true, first_name: "Saturn", capacity: 6, place: "Berlin" },
        },
      },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreateRoom onClose={() => setCreating(false)} onOpen={(id) => navigate(`/console/users/${id}`)} />
      ) : null}
    </>
  );
}
