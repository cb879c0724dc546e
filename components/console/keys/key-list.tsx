"use client";
import { lazy, Suspense, useState } from "react";
import type { Schemas } from "../api";
import { useDeleteLater } from "../delete-later";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useMe } from "../me";
import { useText } from "../texts";
import { makeKeyColumns } from "./key-columns";
import { API_KEYS_KEY, listApiKeys } from "./queries";
import { RevokeKey } from "./revoke-key";
import { sendRevocation } from "./send-revocation";

type ApiKey = Schemas["ApiKey"];

const CreateKey = lazy(() => import("./create-key"));

const KEY_STATES = ["active", "expired", "revoked"] as const;

const isState = (text: string | undefined): text is (typeof KEY_STATES)[number] =>
  KEY_STATES.some((state) => state === text);

export function KeyList() {
  const t = useText();
  const me = useMe();
  const [creating, setCreating] = useCreating();
  const { revoke, inUse, skip } = useRevocation();
  const source: ListSource<ApiKey> = {
    key: API_KEYS_KEY,
    title: t("keys.title"),
    load: (query, { state }) => listApiKeys({ ...query, ...(isState(state) && { state }) }),
    filters: [
      {
        name: "state",
        label: t("keys.state"),
        options: KEY_STATES.map((value) => ({ value, label: t(`keys.${value}`) })),
      },
    ],
    columns: makeKeyColumns(t, me),
    nameRow: (key) => key.name,
    bulk: [{ label: t("keys.revoke"), run: revoke }],
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
      {inUse ? <RevokeKey key={inUse._id} apiKey={inUse} onClose={skip} /> : null}
    </>
  );
}

/** Keys that were never used are revoked with a chance to undo; the others are asked about one by one. */
function useRevocation() {
  const t = useText();
  const deleteLater = useDeleteLater();
  const [asked, setAsked] = useState<ApiKey[]>([]);
  const revoke = (keys: ApiKey[]) => {
    const valid = keys.filter(({ revoked_at }) => revoked_at === null);
    const unused = valid.filter(({ last_used_at }) => last_used_at === null);
    if (unused[0]) {
      deleteLater({
        ids: unused.map(({ _id }) => _id),
        title: t("keys.wasRevoked", { name: unused.map(({ name }) => name).join(", ") }),
        run: sendRevocation,
        invalidate: API_KEYS_KEY,
      });
    }
    setAsked(valid.filter(({ last_used_at }) => last_used_at !== null));
  };
  return { revoke, inUse: asked[0], skip: () => setAsked((current) => current.slice(1)) };
}
