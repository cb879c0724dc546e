import { ReferenceIndex } from "@/components/docs/reference-index";
import { referenceIndexView } from "@/lib/api/docs/reference-view";
import { readDocsView } from "../read-docs-view";

export default async function Page() {
  await readDocsView("reference");
  return <ReferenceIndex view={referenceIndexView()} />;
}
