"use client";
import type { Schemas } from "../api";
import { useGoOn } from "../form/use-go-on";
import { dayColumn, textColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useDeleteAction } from "../list/use-delete-action";
import { useMe } from "../me";
import { useText } from "../texts";
import { listUsers } from "../users/queries";
import { removeUser } from "../users/remove-user";
import { userName } from "../users/user-name";
import { CreateRoom } from "./create-room";
import { ROOMS_KEY } from "./queries";

type User = Schemas["User"];

/** Rooms that booking pages take with their meetings. */
export function RoomList() {
  const t = useText();
  const me = useMe();
  const goOn = useGoOn();
  const [creating, setCreating] = useCreating();
  const nameRow = (room: User) => userName(room, t("users.unnamed"));
  const remove = useDeleteAction({
    nameRow,
    text: t("removals.roomText"),
    run: removeUser,
    invalidate: ROOMS_KEY,
  });
  const source: ListSource<User> = {
    key: ROOMS_KEY,
    title: t("rooms.title"),
    load: (query) => listUsers({ ...query, resource: "true" }),
    columns: [
      textColumn("name", t("rooms.name"), nameRow),
      textColumn("capacity", t("rooms.capacity"), ({ capacity }) => String(capacity ?? "")),
      textColumn("place", t("rooms.place"), ({ place }) => place ?? ""),
      dayColumn("added", t("users.added"), me, (room) => room.createdAt),
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
        <CreateRoom onClose={() => setCreating(false)} onOpen={(id) => goOn(`/console/users/${id}`)} />
      ) : null}
    </>
  );
}
