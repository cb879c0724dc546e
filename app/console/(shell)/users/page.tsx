import { UserList } from "@/components/console/users/user-list";

export default UserList;
