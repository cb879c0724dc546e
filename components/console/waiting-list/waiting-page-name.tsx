"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { buildPageQuery } from "../resources/pages";
import { buildTypesQuery } from "../resources/types";
import { usePageName } from "../resources/use-page-name";

type Props = Pick<Schemas["WaitingEntry"], "page" | "type">;

/** The page as its visitors know it: its heading or its owner's name, with the name of the type. */
export function WaitingPageName({ page: nickname, type: handle }: Props) {
  const page = useQuery(buildPageQuery(nickname)).data?.value;
  const types = useQuery({ ...buildTypesQuery(nickname), enabled: handle !== null }).data?.value;
  const type = types?.find((one) => one.handle === handle)?.name ?? handle;
  return (
    <>
      {page ? <PageName page={page} /> : `/${nickname}`}
      {type === null ? null : <span className="block text-muted text-xs">{type}</span>}
    </>
  );
}

const PageName = ({ page }: { page: Schemas["Bookpage"] }) => usePageName(page);
