"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { linkBody, linkPrefill } from "@/lib/domain/links/schema";
import type { Schemas } from "../api";
import { SwitchInput, TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { NumberInput } from "../form/number-input";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { SecretModal } from "../ui/secret-modal";
import { createLink, LINKS_KEY, type LinkTarget } from "./queries";

interface Body {
  label: string;
  uses: number | null;
  duration: number | null;
  /** The last day on which it books, in the reader's own zone; empty: it does not end by itself. */
  lastDay: string;
  prefill: { name?: string; email?: string };
  isLocked: boolean;
}

const { label, uses, duration } = linkBody.shape;

const schema = z.object({
  ...{ label, uses, duration },
  prefill: linkPrefill.pick({ name: true, email: true }),
  isLocked: z.boolean(),
  lastDay: z.string().refine((day) => day === "" || new Date(`${day}T24:00`).getTime() > Date.now()),
});

const toSentBody = (target: LinkTarget, { lastDay, isLocked, ...body }: Body): Schemas["LinkBody"] => ({
  ...target,
  ...body,
  expires_at: lastDay === "" ? null : new Date(`${lastDay}T24:00`).toISOString(),
  locks: isLocked ? (["name", "email"] as const).filter((name) => body.prefill[name]) : [],
});

/** Loaded when it is opened: it brings the API's schema. */
export default function CreateLink({ target, onClose }: { target: LinkTarget; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas["NewLink"] | null>(null);
  const form = useForm<Body, Schemas["NewLink"]>({
    start: { label: "", uses: 1, duration: null, lastDay: "", prefill: {}, isLocked: false },
    schema: async () => schema,
    send: async (body) => ({ value: await createLink(toSentBody(target, body)), etag: null, next: null }),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: LINKS_KEY });
      setMade(value);
    },
  });
  const lastDay = form.text("/lastDay", "");
  if (made)
    return (
      <SecretModal
        title={t("links.madeTitle")}
        text={t("links.madeText")}
        label={t("links.address")}
        secret={made.url}
        onDone={onClose}
      />
    );
  return (
    <FormDialog form={form} title={t("links.newTitle")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("links.label")} hint={t("links.labelHint")} field={form.text("/label", "")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberInput
          label={t("links.uses")}
          hint={t("links.usesHint")}
          form={form}
          pointer="/uses"
          min={1}
          max={100_000}
        />
        <NumberInput
          label={t("links.duration")}
          hint={t("links.durationHint")}
          form={form}
          pointer="/duration"
          min={5}
          max={1440}
        />
      </div>
      <TextInput
        label={t("links.lastDay")}
        hint={t("links.lastDayHint")}
        type="date"
        field={{ ...lastDay, error: lastDay.error && t("links.lastDayPast") }}
      />
      <TextInput label={t("links.forName")} field={form.text("/prefill/name", undefined)} />
      <TextInput label={t("links.forEmail")} type="email" field={form.text("/prefill/email", undefined)} />
      <SwitchInput
        label={t("links.lock")}
        checked={form.body.isLocked}
        onChange={(on) => form.set("/isLocked", on)}
      />
    </FormDialog>
  );
}
