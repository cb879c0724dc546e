"use client";
import { useQuery } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";
import { Code } from "../ui/code";

/** The newest entry of the kind that the action is about. */
async function newestOf(action: Schemas["Webhook"]["action"]): Promise<unknown> {
  const params = { query: { limit: 1 } };
  const { value } =
    action === "user.joined"
      ? await answered(api.GET("/v2/users", { params }))
      : action === "bookpage.updated"
        ? await answered(api.GET("/v2/bookpages", { params }))
        : await answered(api.GET("/v2/events", { params }));
  return value[0] ?? null;
}

export function Sample({ hook: { action, format } }: { hook: Schemas["Webhook"] }) {
  const t = useText();
  const { organization } = useMe();
  const newest = useQuery({ queryKey: ["sample", action], queryFn: () => newestOf(action) });
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
