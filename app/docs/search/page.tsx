import { SearchPage } from "@/components/docs/search-page";
import { buildDocsSearchView } from "@/lib/api/docs/search-docs";

export default async function Page({ searchParams }: { searchParams: Promise<{ q?: string | string[] }> }) {
  const { q = "" } = await searchParams;
  return <SearchPage view={buildDocsSearchView([q].flat()[0] ?? "")} />;
}
