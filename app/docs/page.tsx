import { StartPage } from "@/components/docs/start-page";
import { startView } from "@/lib/api/docs/start-view";
import { readDocsView } from "./read-docs-view";

export default async function Page() {
  await readDocsView("start");
  return <StartPage view={startView()} />;
}
