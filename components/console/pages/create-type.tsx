"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { api, type Schemas, unwrapResponse } from "../api";
import { useForm } from "../form/use-form";
import { buildTypesQuery } from "../resources/types";
import { NewTypeDialog } from "./new-type-dialog";

export function CreateType({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const router = useRouter();
  const queries = useQueryClient();
  const form = useForm<Schemas["AppointmentTypeBody"], Schemas["AppointmentType"]>({
    start: { name: "", custom: { duration: null } },
    schema: async () =>
      (await import("@/lib/domain/booking-pages/appointment-types/schema")).appointmentTypeBody,
    send: (body) =>
      unwrapResponse(api.POST("/v2/bookpages/{nickname}/types", { params: { path: { nickname } }, body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: buildTypesQuery(nickname).queryKey });
      router.push(`/console/pages/${nickname}/types/${value.handle}`);
    },
  });
  return <NewTypeDialog form={form} onClose={onClose} />;
}
