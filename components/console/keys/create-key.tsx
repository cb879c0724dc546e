"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiKeyBody } from "@/lib/domain/api-keys/schema";
import { answered, api, type Schemas } from "../api";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { SecretModal } from "../ui/secret-modal";
import { API_KEYS_KEY } from "./queries";
import { type KeyScope, ScopePicker } from "./scope-picker";

/** `null` stands for no limit; the API takes a list, of which an empty one has no limit either. */
interface Body {
  name: string;
  scopes: KeyScope[] | null;
}

const toSentBody = ({ name, scopes }: Body): Schemas["ApiKeyBody"] => ({ name, ...(scopes && { scopes }) });

// Nothing ticked would make a key that may do everything.
const schema = apiKeyBody.extend({ scopes: apiKeyBody.shape.scopes.unwrap().min(1).nullable() });

/** Loaded when it is opened: it brings the API's schema. */
export default function CreateKey({ onClose }: { onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas["NewApiKey"] | null>(null);
  const form = useForm<Body, Schemas["NewApiKey"]>({
    start: { name: "", scopes: null },
    schema: async () => schema,
    send: (body) => answered(api.POST("/v2/api_keys", { body: toSentBody(body) })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: API_KEYS_KEY });
      setMade(value);
    },
  });
  if (made) {
    return (
      <SecretModal
        title={t("keys.keyTitle", { name: made.name })}
        text={t("keys.keyText")}
        label={t("keys.key")}
        secret={made.key}
        onDone={onClose}
      />
    );
  }
  return (
    <FormDialog form={form} title={t("keys.new")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("keys.name")} hint={t("keys.nameHint")} field={form.text("/name", "")} />
      <ScopePicker
        scopes={form.body.scopes}
        onChange={(scopes) => form.set("/scopes", scopes)}
        error={form.findError("/scopes") && t("keys.nothingTicked")}
      />
    </FormDialog>
  );
}
