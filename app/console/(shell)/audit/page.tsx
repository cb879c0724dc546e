import { AuditList } from "@/components/console/audit/audit-list";

export default AuditList;
