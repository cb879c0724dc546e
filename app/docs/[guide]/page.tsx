import { MissingPage } from "@/app/(public)/missing-page";
import { GuidePage } from "@/components/docs/guide-page";
import { buildGuideView } from "@/lib/api/docs/build-guide-view";
import { loadDocsView } from "../load-docs-view";

export default async function Page({ params }: { params: Promise<{ guide: string }> }) {
  const { guide } = await params;
  const view = buildGuideView(guide);
  if (!view) return <MissingPage what="page" />;
  await loadDocsView(guide);
  return <GuidePage view={view} />;
}
