"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { apiKeyBody } from "@/lib/domain/auth/api-keys/schema";
import { api, type Schemas, unwrapResponse } from "../api";
import { findDayEnd, isDayAhead } from "../day-bounds";
import { DateInput } from "../form/date-input";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { type Me, useMe } from "../me";
import { API_KEYS_KEY } from "../resources/api-keys";
import { useText } from "../texts";
import { SecretModal } from "../ui/secret-modal";
import { type KeyScope, ScopePicker } from "./scope-picker";

/** `null` means no limit here; the API expects the list to be absent. */
interface Body {
  name: string;
  scopes: KeyScope[] | null;
  /** The last day on which the key works, in the reader's zone; empty if it does not expire. */
  lastDay: string;
}

const toRequestBody = ({ timezone }: Me, { name, scopes, lastDay }: Body): Schemas["ApiKeyBody"] => ({
  name,
  ...(scopes && { scopes }),
  expires_at: findDayEnd(timezone, lastDay)?.toISOString() ?? null,
});

const makeSchema = ({ timezone }: Me) =>
  z.object({
    name: apiKeyBody.shape.name,
    scopes: apiKeyBody.shape.scopes.unwrap().nullable(),
    lastDay: z.string().refine((day) => day === "" || isDayAhead(timezone, day)),
  });

/** Loads on demand, as it brings the API's schema. */
export default function CreateKey({ onClose }: { onClose: () => void }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas["CreatedApiKey"] | null>(null);
  const form = useForm<Body, Schemas["CreatedApiKey"]>({
    start: { name: "", scopes: null, lastDay: "" },
    schema: async () => makeSchema(me),
    send: (body) => unwrapResponse(api.POST("/v2/api_keys", { body: toRequestBody(me, body) })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: API_KEYS_KEY });
      setMade(value);
    },
  });
  const lastDay = form.text("/lastDay", "");
  if (made) {
    return (
      <SecretModal
        title={t("keys.keyTitle", { name: made.name })}
        text={t("keys.keyText")}
        label={t("keys.key")}
        secret={made.key}
        request={`curl ${location.origin}/v2/me -H "Authorization: Bearer ${made.key}"`}
        onDone={onClose}
      />
    );
  }
  return (
    <FormDialog form={form} title={t("keys.new")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("keys.name")} hint={t("keys.nameHint")} field={form.text("/name", "")} />
      <DateInput
        label={t("keys.lastDay")}
        hint={t("keys.lastDayHint")}
        field={{ ...lastDay, error: lastDay.error && t("keys.lastDayPast") }}
      />
      <ScopePicker
        scopes={form.body.scopes}
        onChange={(scopes) => form.set("/scopes", scopes)}
        error={form.findError("/scopes") && t("keys.nothingTicked")}
      />
    </FormDialog>
  );
}
