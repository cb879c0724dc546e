import { FormEditor } from "@/components/console/forms/form-editor";

export default async function Page({ params }: { params: Promise<{ form_id: string }> }) {
  return <FormEditor id={(await params).form_id} />;
}
