import { RoomList } from "@/components/console/rooms/room-list";

export default RoomList;
