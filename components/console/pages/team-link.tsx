"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { buildTeamQuery } from "../resources/teams";
import { useText } from "../texts";

/** The team that owns the page, with a link to it. */
export function TeamLink({ id }: { id: string }) {
  const t = useText();
  const { data } = useQuery(buildTeamQuery(id));
  return (
    <p className="text-sm">
      <span className="block font-medium">{t("pages.owner")}</span>
      <Link className="link inline-flex min-h-11 items-center" href={`/console/teams/${id}`}>
        {data?.value.name ?? "…"}
      </Link>
    </p>
  );
}
