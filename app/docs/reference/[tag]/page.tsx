import { MissingPage } from "@/app/(public)/missing-page";
import { ReferencePage } from "@/components/docs/reference-page";
import { referenceView } from "@/lib/api/docs/reference-view";
import { readDocsView } from "../../read-docs-view";

export default async function Page({ params }: { params: Promise<{ tag: string }> }) {
  const { tag } = await params;
  const view = referenceView(tag);
  if (!view) return <MissingPage what="page" />;
  await readDocsView(`reference/${tag}`);
  return <ReferencePage view={view} />;
}
