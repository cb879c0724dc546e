"use client";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { API_KEY_STATES } from "@/lib/domain/auth/api-keys/options";
import type { Schemas } from "../api";
import { formatRevokeQuestion } from "../deletion/deletion-texts";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useMe } from "../me";
import { API_KEYS_KEY, listApiKeys } from "../resources/api-keys";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { makeKeyColumns } from "./key-columns";
import { revokeApiKey } from "./revoke-api-key";
import { RevokeKey } from "./revoke-key";

type ApiKey = Schemas["ApiKey"];

const ConfirmDialog = lazy(() => import("../ui/confirm-dialog"));

const CreateKey = lazy(() => import("./create-key"));

const isState = (text: string | undefined): text is (typeof API_KEY_STATES)[number] =>
  API_KEY_STATES.some((state) => state === text);

export function KeyList() {
  const t = useText();
  const me = useMe();
  const [creating, setCreating] = useCreateDialog();
  const { revoke, unused, revokeUnused, dismissUnused, inUse, skip } = useRevokeKeys();
  const source: ListSource<ApiKey> = {
    key: API_KEYS_KEY,
    title: t("keys.title"),
    load: (query, { state }) => listApiKeys({ ...query, ...(isState(state) && { state }) }),
    filters: [
      {
        name: "state",
        label: t("keys.state"),
        options: API_KEY_STATES.map((value) => ({ value, label: t(`keys.${value}`) })),
      },
    ],
    columns: makeKeyColumns(t, me),
    nameRow: (key) => key.name,
    bulk: [{ label: t("keys.revoke"), bad: true, run: revoke }],
    create: { label: t("keys.new"), open: () => setCreating(true) },
    empty: {
      title: t("keys.emptyTitle"),
      text: t("keys.emptyText"),
      call: { path: "/v2/api_keys", body: { name: "CRM import", scopes: ["users:read", "users:write"] } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      <Suspense>{creating ? <CreateKey onClose={() => setCreating(false)} /> : null}</Suspense>
      <Suspense>
        {unused.length > 0 ? (
          <ConfirmDialog
            {...formatRevokeQuestion(
              unused.map(({ name }) => name),
              t("trash.keyText"),
              t,
            )}
            submitLabel={t("keys.revoke")}
            run={revokeUnused}
            onDone={dismissUnused}
            onClose={dismissUnused}
          />
        ) : null}
      </Suspense>
      {inUse && unused.length === 0 ? <RevokeKey key={inUse._id} apiKey={inUse} onClose={skip} /> : null}
    </>
  );
}

/** Revokes unused keys at once; keys in use are confirmed one by one. */
function useRevokeKeys() {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const [pending, setPending] = useState<ApiKey[]>([]);
  const [unused, setUnused] = useState<ApiKey[]>([]);
  const revoke = (keys: ApiKey[]) => {
    const valid = keys.filter(({ revoked_at }) => revoked_at === null);
    setUnused(valid.filter(({ last_used_at }) => last_used_at === null));
    setPending(valid.filter(({ last_used_at }) => last_used_at !== null));
  };
  const revokeUnused = async () => {
    for (const { _id } of unused) await revokeApiKey(_id);
    showToast(t("keys.wasRevoked", { name: unused.map(({ name }) => name).join(", ") }));
    await queries.invalidateQueries({ queryKey: API_KEYS_KEY });
  };
  return {
    revoke,
    unused,
    revokeUnused,
    dismissUnused: () => setUnused([]),
    inUse: pending[0],
    skip: () => setPending((current) => current.slice(1)),
  };
}
