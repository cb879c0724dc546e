import { ReferenceIndex } from "@/components/docs/reference-index";
import { buildReferenceIndexView } from "@/lib/api/docs/build-reference-view";
import { loadDocsView } from "../load-docs-view";

export default async function Page() {
  await loadDocsView("reference");
  return <ReferenceIndex view={buildReferenceIndexView()} />;
}
