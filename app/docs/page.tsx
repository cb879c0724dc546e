import { DocsHomePage } from "@/components/docs/docs-home-page";
import { buildDocsStartView } from "@/lib/api/docs/build-docs-start-view";
import { loadDocsView } from "./load-docs-view";

export default async function Page() {
  await loadDocsView("start");
  return <DocsHomePage view={buildDocsStartView()} />;
}
