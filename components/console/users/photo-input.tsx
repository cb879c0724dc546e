"use client";
import { Avatar } from "@/components/ui/avatar";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { buildFileBody } from "../pictures/build-file-body";
import { PictureInput } from "../pictures/picture-input";
import { useText } from "../texts";

type User = Schemas["User"];

interface Props {
  user: User;
  onDone: (response: ApiValue<User>) => void;
}

/** A chunk that loads beside the page. */
export default function PhotoInput({ user, onDone }: Props) {
  const t = useText();
  const params = { path: { user_id: user._id } };
  return (
    <PictureInput
      label={t("organization.photo")}
      hint={t("organization.photoHint")}
      shown={user.picture_url ? <Avatar photo={user.picture_url} initials="" size="medium" /> : null}
      upload={(file) =>
        unwrapResponse(api.PUT("/v2/users/{user_id}/photo", { params, ...buildFileBody(file) }))
      }
      remove={() => unwrapResponse(api.DELETE("/v2/users/{user_id}/photo", { params }))}
      onDone={onDone}
    />
  );
}
