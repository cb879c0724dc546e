"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { useGoOn } from "../form/use-go-on";
import { formatDay } from "../format-day";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useMe } from "../me";
import { useText } from "../texts";
import { actionOptions, actionText } from "./actions";
import { CreateWebhook } from "./create-webhook";
import { activityQuery, listWebhooks, WEBHOOKS_KEY } from "./queries";
import { removeWebhook } from "./remove-webhook";
import { Sparkline } from "./sparkline";
import { WebhookState } from "./webhook-state";

type Webhook = Schemas["Webhook"];

const stateOf = (hook: Webhook) =>
  hook.disabled_at ? "disabled" : hook.failing_since ? "failing" : "active";

/** There are few: they come at once, so the choice among them is made here. */
async function loadWebhooks(
  search: string | undefined,
  sort: string | undefined,
  wanted: Record<string, string>,
) {
  const read = await listWebhooks({ ...(search && { search }) });
  const found = read.value.hooks.filter(
    (hook) =>
      (!wanted.state || stateOf(hook) === wanted.state) && (!wanted.action || hook.action === wanted.action),
  );
  return { ...read, value: sort === "oldest" ? found.reverse() : found };
}

export function WebhookList() {
  const t = useText();
  const me = useMe();
  const goOn = useGoOn();
  const [creating, setCreating] = useCreating();
  const activity = useQuery(activityQuery);
  const hoursOf = (id: string) => activity.data?.value.hooks.find(({ _id }) => _id === id)?.hours;
  const source: ListSource<Webhook> = {
    key: WEBHOOKS_KEY,
    title: t("webhooks.title"),
    load: ({ search, sort }, filters) => loadWebhooks(search, sort, filters),
    filters: [
      {
        name: "state",
        label: t("webhooks.state"),
        options: [
          { value: "active", label: t("webhooks.active") },
          { value: "failing", label: t("overview.attention") },
          { value: "disabled", label: t("webhooks.disabled") },
        ],
      },
      { name: "action", label: t("webhooks.action"), options: actionOptions(t) },
    ],
    columns: [
      {
        name: "address",
        label: t("webhooks.address"),
        cell: (hook) => <span className="break-all">{hook.target_url}</span>,
        text: (hook) => hook.target_url,
      },
      {
        name: "action",
        label: t("webhooks.action"),
        cell: (hook) => actionText(hook.action, t),
        text: (hook) => hook.action,
      },
      {
        name: "state",
        label: t("webhooks.state"),
        cell: (hook) => <WebhookState hook={hook} />,
        text: stateOf,
      },
      {
        name: "day",
        label: t("webhooks.day"),
        cell: (hook) => {
          const hours = hoursOf(hook._id);
          return hours ? <Sparkline hours={hours} /> : null;
        },
        text: (hook) => String(hoursOf(hook._id)?.reduce((sum, { delivered }) => sum + delivered, 0) ?? ""),
      },
      {
        name: "added",
        label: t("users.added"),
        cell: (hook) => formatDay(me, hook.createdAt),
        text: (hook) => hook.createdAt,
      },
    ],
    nameOf: (hook) => hook.target_url,
    hrefOf: (hook) => `/console/webhooks/${hook._id}`,
    remove: removeWebhook,
    create: { label: t("webhooks.new"), open: () => setCreating(true) },
    empty: {
      title: t("webhooks.emptyTitle"),
      text: t("webhooks.emptyText"),
      call: {
        path: "/hooks",
        body: { action: "event.confirmed", target_url: "https://hooks.example.com/bookpage" },
      },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreateWebhook onClose={() => setCreating(false)} onOpen={(id) => goOn(`/console/webhooks/${id}`)} />
      ) : null}
    </>
  );
}
