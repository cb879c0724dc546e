import { TrashList } from "@/components/console/trash/trash-list";

export default TrashList;
