import { TemplateTypeEditor } from "@/components/console/templates/template-type-editor";

export default async function Page({
  params,
}: {
  params: Promise<{ template_id: string; type_id: string }>;
}) {
  const { template_id: template, type_id: type } = await params;
  return <TemplateTypeEditor template={template} type={type} />;
}
