"use client";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { Schemas } from "../api";
import { makeDayColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useMe } from "../me";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { deleteForm, FORMS_KEY, listForms } from "../resources/forms";
import { type TranslateConsole, useText } from "../texts";
import { StateMark } from "../ui/state-mark";
import { useNavigate } from "../ui/use-navigate";
import { CreateForm } from "./create-form";

type Form = Schemas["Form"];

export function FormList() {
  const t = useText();
  const me = useMe();
  const lang = useReaderLanguage();
  const navigate = useNavigate();
  const [creating, setCreating] = useCreateDialog();
  const nameRow = ({ title }: Form) => selectTranslation(title, lang);
  const source: ListSource<Form> = {
    key: FORMS_KEY,
    title: t("forms.title"),
    load: listForms,
    columns: [
      { name: "title", label: t("forms.name"), cell: nameRow, text: nameRow },
      {
        name: "handle",
        label: t("forms.handle"),
        cell: ({ handle }) => `/forms/${handle}`,
        text: ({ handle }) => handle,
      },
      {
        name: "state",
        label: t("forms.state"),
        cell: (form) => <StateMark tone={isOpen(form) ? "ok" : "muted"}>{formatState(form, t)}</StateMark>,
        text: (form) => formatState(form, t),
      },
      makeDayColumn("added", t("users.added"), me, ({ createdAt }) => createdAt),
    ],
    nameRow,
    linkRow: ({ _id }) => `/console/forms/${_id}`,
    remove: deleteForm,
    create: { label: t("forms.new"), open: () => setCreating(true) },
    empty: {
      title: t("forms.emptyTitle"),
      text: t("forms.emptyText"),
      call: { path: "/v2/forms", body: { handle: "contact-us", title: "How can we help?" } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreateForm onClose={() => setCreating(false)} onOpen={(id) => navigate(`/console/forms/${id}`)} />
      ) : null}
    </>
  );
}

const isOpen = ({ active, questions }: Form) => active && questions.length > 0;

function formatState(form: Form, t: TranslateConsole): string {
  if (form.questions.length === 0) return t("forms.draft");
  return t(form.active ? "forms.active" : "forms.unpublished");
}
