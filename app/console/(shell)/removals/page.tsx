import { RemovalList } from "@/components/console/removals/removal-list";

export default RemovalList;
