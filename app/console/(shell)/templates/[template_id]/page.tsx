import { TemplateEditor } from "@/components/console/templates/template-editor";

export default async function Page({ params }: { params: Promise<{ template_id: string }> }) {
  return <TemplateEditor id={(await params).template_id} />;
}
