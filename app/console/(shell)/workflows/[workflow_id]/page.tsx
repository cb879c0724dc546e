import { WorkflowEditor } from "@/components/console/workflows/workflow-editor";

export default async function Page({ params }: { params: Promise<{ workflow_id: string }> }) {
  return <WorkflowEditor id={(await params).workflow_id} />;
}
