import { openCreationPage } from "../open-creation-page";
import type { SearchParams } from "../to-search";

export default function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return openCreationPage("details", searchParams);
}
