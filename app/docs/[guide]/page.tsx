import { MissingPage } from "@/app/(public)/missing-page";
import { GuidePage } from "@/components/docs/guide-page";
import { guideView } from "@/lib/api/docs/guide-view";
import { readDocsView } from "../read-docs-view";

export default async function Page({ params }: { params: Promise<{ guide: string }> }) {
  const { guide } = await params;
  const view = guideView(guide);
  if (!view) return <MissingPage what="page" />;
  await readDocsView(guide);
  return <GuidePage view={view} />;
}
