"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api, type Schemas } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import type { Form } from "../form/use-form";
import { mayDo, useMe } from "../me";
import { customShower } from "../pages/custom-body";
import { CustomFields } from "../pages/custom-fields";
import { TypeOffer, TypeWords, typeLabels } from "../pages/type-basics";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { LockingGroups } from "./locking-groups";
import { readTemplateType, templateQuery } from "./queries";
import { templateCustom } from "./template-custom";

type TemplateType = Schemas["PageTemplateType"];

const toBody = (type: TemplateType) => ({
  name: type.name,
  handle: type.handle,
  description: type.description,
  message: type.message,
  active: type.active,
  public: type.public,
  custom: templateCustom(type.custom, false),
  locked: [...type.locked],
});

type Body = ReturnType<typeof toBody>;

const schema = async () =>
  (await import("@/lib/domain/booking-pages/page-templates/schema")).pageTemplateTypeUpdate;

interface Props {
  template: Schemas["PageTemplate"];
  read: Answered<TemplateType>;
}

export function TemplateTypeForm({ template, read }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const path = { template_id: template._id, type_id: read.value._id };
  const form = useEditForm({
    read,
    toBody,
    schema,
    send: (body, header) =>
      answered(
        api.PUT("/v2/page_templates/{template_id}/types/{type_id}", {
          params: { path, header },
          body: body as Schemas["PageTemplateTypeUpdate"],
        }),
      ),
    onSaved: () => void queries.invalidateQueries({ queryKey: templateQuery(template._id).queryKey }),
    undoable: true,
    reread: () => readTemplateType(path.template_id, path.type_id),
  });
  return (
    <FormFrame
      form={form}
      labels={{ ...typeLabels(t), "/locked": t("templates.lockedGroups") }}
      show={customShower(t)}
      note={form.dirty && template.pages > 0 ? t("templates.reaches", { count: template.pages }) : null}
      closed={!mayDo(me, "updatePageTemplateType")}
    >
      <LockingGroups form={form}>
        <Basics form={form} />
        <CustomFields form={form} inherited={template.custom} hours={undefined} team={null} owner={null} />
      </LockingGroups>
    </FormFrame>
  );
}

function Basics({ form }: { form: Form<Body> }) {
  const t = useText();
  return (
    <Panel title={t("pages.basics")}>
      <div className="grid gap-5">
        <TypeWords form={form} />
        <TextInput
          label={t("pages.handle")}
          hint={t("templates.handleHint")}
          field={form.text("/handle", "")}
        />
        <TypeOffer form={form} />
      </div>
    </Panel>
  );
}
