"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiValue, Schemas } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useEditForm } from "../form/use-edit-form";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { buildLinkQuery, getLink, LINKS_KEY, updateLink } from "../resources/links";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { LinkFields } from "./link-fields";
import { makeLinkFormSchema, toLinkForm, toLinkUpdate } from "./link-form";

interface Props {
  id: string;
  onClose: () => void;
}

/** Loads on demand, as it brings the API's schema. */
export default function EditLink({ id, onClose }: Props) {
  const t = useText();
  const query = useQuery(buildLinkQuery(id));
  if (query.data) return <StoredLink read={query.data} onClose={onClose} />;
  return (
    <Modal open title={t("links.editTitle")} onClose={onClose}>
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Modal>
  );
}

function StoredLink({ read, onClose }: { read: ApiValue<Schemas["Link"]>; onClose: () => void }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const { _id: id } = read.value;
  const form = useEditForm({
    read,
    toBody: (link) => toLinkForm(me, link),
    schema: async () => makeLinkFormSchema(me, toLinkForm(me, read.value)),
    send: (body, header, stored) => updateLink(id, toLinkUpdate(me, body, stored), header),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: LINKS_KEY });
      onClose();
    },
    reread: () => getLink(id),
  });
  const labels = {
    "/label": t("links.label"),
    "/uses": t("links.uses"),
    "/duration": t("links.duration"),
    "/lastDay": t("links.lastDay"),
    "/prefill/name": t("links.forName"),
    "/prefill/email": t("links.forEmail"),
    "/isLocked": t("links.lock"),
  };
  return (
    <FormDialog form={form} title={t("links.editTitle")} labels={labels} onClose={onClose}>
      <LinkFields form={form} />
    </FormDialog>
  );
}
