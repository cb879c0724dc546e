"use client";
import { sayText } from "@/lib/domain/booking-pages/questions/say-text";
import type { Schemas } from "../api";
import { useGoOn } from "../form/use-go-on";
import { dayColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useMe } from "../me";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { useText } from "../texts";
import { CreateForm } from "./create-form";
import { FORMS_KEY, listForms, removeForm } from "./queries";

type Form = Schemas["Form"];

export function FormList() {
  const t = useText();
  const me = useMe();
  const lang = useReaderLanguage();
  const goOn = useGoOn();
  const [creating, setCreating] = useCreating();
  const nameRow = ({ title }: Form) => sayText(title, lang);
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
      dayColumn("added", t("users.added"), me, ({ createdAt }) => createdAt),
    ],
    nameRow,
    linkRow: ({ _id }) => `/console/forms/${_id}`,
    remove: removeForm,
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
        <CreateForm onClose={() => setCreating(false)} onOpen={(id) => goOn(`/console/forms/${id}`)} />
      ) : null}
    </>
  );
}
