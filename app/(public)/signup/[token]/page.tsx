import { renderPasswordLinkPage } from "../../render-password-link-page";
import type { SearchParams } from "../../to-query-string";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: Props) {
  return renderPasswordLinkPage("signup", (await params).token, searchParams);
}
