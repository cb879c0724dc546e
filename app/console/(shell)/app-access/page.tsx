import { GrantList } from "@/components/console/access/grant-list";

export default GrantList;
