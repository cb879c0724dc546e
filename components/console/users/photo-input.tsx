"use client";
import { Avatar } from "@/components/ui/avatar";
import { type Answered, answered, api, type Schemas } from "../api";
import { fileBody } from "../pictures/file-body";
import { PictureInput } from "../pictures/picture-input";
import { useText } from "../texts";

type User = Schemas["User"];

interface Props {
  user: User;
  onDone: (answer: Answered<User>) => void;
}

/** Loaded beside the page. */
export default function PhotoInput({ user, onDone }: Props) {
  const t = useText();
  const params = { path: { user_id: user._id } };
  return (
    <PictureInput
      label={t("organization.photo")}
      hint={t("organization.photoHint")}
      shown={user.picture_url ? <Avatar photo={user.picture_url} initials="" size="medium" /> : null}
      upload={(file) => answered(api.PUT("/v2/users/{user_id}/photo", { params, ...fileBody(file) }))}
      remove={() => answered(api.DELETE("/v2/users/{user_id}/photo", { params }))}
      onDone={onDone}
    />
  );
}
