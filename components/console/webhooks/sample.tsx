"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";
import { Code } from "../ui/code";
import { newestQuery } from "./queries";

export function Sample({ hook: { action, format } }: { hook: Schemas["Webhook"] }) {
  const t = useText();
  const { organization } = useMe();
  const newest = useQuery(newestQuery(action));
  if (newest.data === undefined) return null;
  if (newest.data === null) return <p className="text-muted">{t("webhooks.noSample")}</p>;
  const told = { action, organization, resource: newest.data };
  return (
    <>
      <p className="mb-3 text-muted">{t("webhooks.sampleText")}</p>
      <Code label={t("webhooks.sample")}>{JSON.stringify(format === "object" ? told : [told], null, 2)}</Code>
    </>
  );
}
