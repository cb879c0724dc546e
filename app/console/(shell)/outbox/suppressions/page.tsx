import { SuppressionList } from "@/components/console/outbox/suppression-list";

export default SuppressionList;
