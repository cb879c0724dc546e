import { GrantList } from "@/components/console/app-access/grant-list";

export default GrantList;
