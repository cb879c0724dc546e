"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { makeDayColumn } from "../list/columns";
import type { ListColumn, ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useDeleteAction } from "../list/use-delete-action";
import { type Me, useMe } from "../me";
import { activityQuery, listWebhooks, WEBHOOKS_KEY } from "../resources/webhooks";
import { type TranslateConsole, useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { formatWebhookActions, listWebhookActionOptions } from "./actions";
import { CreateWebhook } from "./create-webhook";
import { deleteWebhook } from "./delete-webhook";
import { DeliveryStatus } from "./delivery-status";
import { Sparkline } from "./sparkline";
import { WebhookStateMark } from "./webhook-state-mark";

type Webhook = Schemas["Webhook"];

const deriveWebhookState = (hook: Webhook) =>
  hook.disabled_at ? "disabled" : hook.failing_since ? "failing" : "active";

/** The API returns all webhooks at once, so search and filters run here. */
async function loadWebhooks(
  search: string | undefined,
  sort: string | undefined,
  filters: Record<string, string>,
) {
  const read = await listWebhooks({ ...(search && { search }) });
  const found = read.value.hooks.filter(
    (hook) =>
      (!filters.state || deriveWebhookState(hook) === filters.state) &&
      (!filters.action || hook.actions.some((action) => action === filters.action)),
  );
  return { ...read, value: sort === "oldest" ? found.reverse() : found };
}

export function WebhookList() {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [creating, setCreating] = useCreateDialog();
  const activity = useQuery(activityQuery);
  const remove = useDeleteAction({
    nameRow: ({ target_url }: Webhook) => target_url,
    text: t("trash.webhookText"),
    run: deleteWebhook,
    invalidate: WEBHOOKS_KEY,
  });
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
      { name: "action", label: t("webhooks.action"), options: listWebhookActionOptions(t) },
    ],
    columns: makeColumns(t, me, activity.data?.value.hooks ?? []),
    nameRow: (hook) => hook.target_url,
    linkRow: (hook) => `/console/webhooks/${hook._id}`,
    bulk: [remove],
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
        <CreateWebhook
          onClose={() => setCreating(false)}
          onOpen={(id) => navigate(`/console/webhooks/${id}`)}
        />
      ) : null}
    </>
  );
}

function makeColumns(
  t: TranslateConsole,
  me: Me,
  activity: Schemas["HookActivity"]["hooks"],
): ListColumn<Webhook>[] {
  const findActivity = ({ _id }: Webhook) => activity.find((one) => one._id === _id);
  const findHours = (hook: Webhook) => findActivity(hook)?.hours;
  return [
    {
      name: "address",
      label: t("webhooks.address"),
      cell: (hook) => <span className="break-all">{hook.target_url}</span>,
      text: (hook) => hook.target_url,
    },
    {
      name: "action",
      label: t("webhooks.action"),
      cell: (hook) => formatWebhookActions(hook.actions, t),
      text: (hook) => hook.actions.join(" "),
    },
    {
      name: "state",
      label: t("webhooks.state"),
      cell: (hook) => <WebhookStateMark hook={hook} />,
      text: deriveWebhookState,
    },
    {
      name: "last",
      label: t("webhooks.last"),
      cell: (hook) => {
        const last = findActivity(hook)?.last_delivery;
        return last ? (
          <>
            <DeliveryStatus delivery={last} />
            <span className="block text-muted text-xs">
              {formatMoment(me, last.last_attempt?.started_at ?? last.createdAt)}
            </span>
          </>
        ) : null;
      },
      text: (hook) => {
        const attempt = findActivity(hook)?.last_delivery?.last_attempt;
        return String(attempt?.status ?? attempt?.error ?? "");
      },
    },
    {
      name: "day",
      label: t("webhooks.day"),
      cell: (hook) => {
        const hours = findHours(hook);
        return hours ? <Sparkline hours={hours} /> : null;
      },
      text: (hook) => String(findHours(hook)?.reduce((sum, { delivered }) => sum + delivered, 0) ?? ""),
    },
    makeDayColumn("added", t("users.added"), me, (hook) => hook.createdAt),
  ];
}
