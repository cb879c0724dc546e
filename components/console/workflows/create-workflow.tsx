"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { RadioGroup } from "../ui/radio-group";
import { buildPresetSteps, PRESETS, type Preset } from "./presets";
import { WORKFLOWS_KEY } from "./queries";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Creates a workflow from a preset, switched off, so that nothing is sent before its texts were read. */
export function CreateWorkflow({ onClose, onOpen }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [preset, setPreset] = useState<Preset>("reminders");
  const form = useForm<Schemas["WorkflowBody"], Schemas["Workflow"]>({
    start: {
      name: t("workflows.preset.reminders"),
      enabled: false,
      steps: buildPresetSteps("reminders", t),
    },
    schema: async () => (await import("@/lib/domain/events/workflows/schema")).workflowBody,
    send: (body) => unwrapResponse(api.POST("/v2/workflows", { body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: WORKFLOWS_KEY });
      onOpen(value._id);
    },
  });
  const choose = (next: Preset) => {
    // A name that was typed stays.
    if (form.body.name === t(`workflows.preset.${preset}`)) form.set("/name", t(`workflows.preset.${next}`));
    form.set("/steps", buildPresetSteps(next, t));
    setPreset(next);
  };
  return (
    <FormDialog form={form} title={t("workflows.new")} submitLabel={t("form.create")} onClose={onClose}>
      <RadioGroup
        label={t("workflows.startWith")}
        value={preset}
        options={PRESETS.map((value) => ({
          value,
          label: t(`workflows.preset.${value}`),
          hint: t(`workflows.presetHint.${value}`),
        }))}
        onChange={choose}
      />
      <TextInput label={t("workflows.name")} field={form.text("/name", "")} />
    </FormDialog>
  );
}
