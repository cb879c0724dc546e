import { MissingPage } from "@/app/(public)/missing-page";
import { ReferencePage } from "@/components/docs/reference-page";
import { buildReferenceView } from "@/lib/api/docs/build-reference-view";
import { loadDocsView } from "../../load-docs-view";

export default async function Page({ params }: { params: Promise<{ tag: string }> }) {
  const { tag } = await params;
  const view = buildReferenceView(tag);
  if (!view) return <MissingPage what="page" />;
  await loadDocsView(`reference/${tag}`);
  return <ReferencePage view={view} />;
}
