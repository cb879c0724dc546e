import { SearchPage } from "@/components/docs/search-page";
import { searchView } from "@/lib/api/docs/search-docs";

export default async function Page({ searchParams }: { searchParams: Promise<{ q?: string | string[] }> }) {
  const { q = "" } = await searchParams;
  return <SearchPage view={searchView([q].flat()[0] ?? "")} />;
}
