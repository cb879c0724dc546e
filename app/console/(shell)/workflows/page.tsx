import { WorkflowList } from "@/components/console/workflows/workflow-list";

export default WorkflowList;
