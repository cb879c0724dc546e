"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { DAY } from "@/lib/core/time/instant";
import { personalTokenBody } from "@/lib/domain/auth/personal-tokens/schema";
import { api, type Schemas, unwrapResponse } from "../api";
import { ScopeField } from "../api-keys/scope-field";
import { type KeyScope, ScopeTable } from "../api-keys/scope-picker";
import { findDayEnd, isDayAhead } from "../day-bounds";
import { DateInput } from "../form/date-input";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { type Me, useMe } from "../me";
import { grantableScopesQuery, TOKENS_KEY } from "../resources/oauth-apps";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { SecretModal } from "../ui/secret-modal";

interface Body {
  name: string;
  scopes: KeyScope[];
  /** The last day on which the token works, in the reader's zone. */
  lastDay: string;
}

const makeSchema = ({ timezone }: Me) =>
  z.object({
    name: personalTokenBody.shape.name,
    scopes: personalTokenBody.shape.scopes,
    lastDay: z.string().refine((day) => isDayAhead(timezone, day)),
  });

const DEFAULT_LIFETIME_DAYS = 90;

/** Loads on demand, as it brings the API's schema. */
export default function CreateToken({ onClose }: { onClose: () => void }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas["CreatedPersonalToken"] | null>(null);
  const { data: offered = [] } = useQuery(grantableScopesQuery);
  const form = useForm<Body, Schemas["CreatedPersonalToken"]>({
    start: {
      name: "",
      scopes: [],
      lastDay: toDateInZone(me.timezone, Date.now() + DEFAULT_LIFETIME_DAYS * DAY),
    },
    schema: async () => makeSchema(me),
    send: ({ name, scopes, lastDay }) =>
      unwrapResponse(
        api.POST("/v2/personal_tokens", {
          body: { name, scopes, expires_at: findDayEnd(me.timezone, lastDay)?.toISOString() ?? "" },
        }),
      ),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: TOKENS_KEY });
      setMade(value);
    },
  });
  const lastDay = form.text("/lastDay", "");
  const endError = lastDay.error ?? form.findError("/expires_at");
  if (made) {
    return (
      <SecretModal
        title={t("access.tokenReady", { name: made.name })}
        text={t("access.tokenText")}
        label={t("access.token")}
        secret={made.token}
        onDone={onClose}
      />
    );
  }
  return (
    <FormDialog form={form} title={t("access.tokenNew")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("keys.name")} hint={t("keys.nameHint")} field={form.text("/name", "")} />
      <DateInput
        label={t("keys.lastDay")}
        hint={t("access.lastDayHint")}
        field={{
          ...lastDay,
          error: endError && t(lastDay.error ? "keys.lastDayPast" : "access.lastDayHint"),
        }}
      />
      <ScopeField label={t("keys.may")}>
        <ScopeTable
          scopes={form.body.scopes}
          offered={offered}
          error={form.findError("/scopes") && t("keys.nothingTicked")}
          onChange={(scopes) => form.set("/scopes", scopes)}
        />
      </ScopeField>
    </FormDialog>
  );
}
