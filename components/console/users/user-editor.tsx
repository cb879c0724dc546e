"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { lazy, Suspense } from "react";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { DeleteConfirmed } from "../deletion/delete-confirmed";
import { DeleteTyped } from "../deletion/delete-typed";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { deleteUser } from "../resources/delete-user";
import { formatUserName } from "../resources/format-user-name";
import { ROOMS_KEY } from "../resources/rooms";
import { UserFrame } from "../resources/user-frame";
import { buildUserQuery, getUser, USERS_KEY, updateUser } from "../resources/users";
import { RoleInput } from "../roles/role-input";
import { RoomForm } from "../rooms/room-form";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { UserProfileFields } from "./user-profile-fields";

const ResetFactors = lazy(() => import("./reset-factors"));
const PhonePanel = lazy(() => import("./phone-panel"));
const SuspendUser = lazy(() => import("./suspend-user"));

type User = Schemas["User"];

/** A chunk that loads beside the page. */
const PhotoInput = lazy(() => import("./photo-input"));

/** The editor of a user: admins may open all users, members only themselves. */
export function UserEditor({ id }: { id: string }) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildUserQuery(id));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const isRoom = query.data.value.resource;
  return (
    <UserFrame id={id} section="profile">
      <Panel title={t(isRoom ? "rooms.profile" : "users.profile")}>
        {isRoom ? <RoomForm read={query.data} /> : <ProfileForm read={query.data} />}
      </Panel>
      {id === me.id ? (
        <Suspense>
          <PhonePanel user={id} />
        </Suspense>
      ) : null}
      {me.admin && id !== me.id ? (
        <div className="flex flex-wrap gap-3">
          {isRoom ? (
            <DeleteConfirmed
              name={formatUserName(query.data.value, t("users.unnamed"))}
              text={t("trash.roomText")}
              run={() => deleteUser(id)}
              invalidate={ROOMS_KEY}
              list="/console/rooms"
            />
          ) : (
            <Link
              href={`/console/offboarding?users=${id}`}
              className="button"
              data-tone="bad"
              prefetch={false}
            >
              {t("offboarding.start")}
            </Link>
          )}
          <EraseUser email={query.data.value.emails[0]} />
          {isRoom ? null : (
            <Suspense>
              <SuspendUser user={query.data.value} />
              <ResetFactors id={id} />
            </Suspense>
          )}
        </div>
      ) : null}
    </UserFrame>
  );
}

/** Without an address, no personal data outside of the account can be found. */
function EraseUser({ email }: { email: string | undefined }) {
  const t = useText();
  if (!email) return null;
  return (
    <DeleteTyped
      name={email}
      label={t("users.erase")}
      text={t("users.eraseText")}
      run={() => deletePersonalData(email)}
      invalidate={USERS_KEY}
      list="/console/users"
    />
  );
}

/** Members edit their names only; the organisation manages their sign-in. */
const toBody = (user: User, admin: boolean) => ({
  user: {
    first_name: user.first_name,
    last_name: user.last_name,
    timezone: user.timezone,
    language: user.language,
    picture_url: user.picture_url,
    ...(admin && {
      emails: user.emails[0] ?? [],
      role: user.role,
      account: { organization: { extid: user.account.organization.extid } },
    }),
  },
});

/** An uploaded picture has no editable address. */
const isUploaded = (address: string | null) => /\/files\/[0-9a-f]{40}-/.test(address ?? "");

function ProfileForm({ read }: { read: ApiValue<User> }) {
  const t = useText();
  const me = useMe();
  const { admin } = me;
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody: (user) => toBody(user, admin),
    schema: async () => (await import("@/lib/domain/people/users/schema")).userUpdate,
    send: (body, header) => updateUser(id, body, header),
    onSaved: (response) => {
      queries.setQueryData(buildUserQuery(id).queryKey, response);
      void queries.invalidateQueries({ queryKey: USERS_KEY });
    },
    reread: () => getUser(id),
  });
  const labels = {
    "/user/first_name": t("users.firstName"),
    "/user/last_name": t("users.lastName"),
    "/user/timezone": t("users.zone"),
    "/user/language": t("users.language"),
    "/user/picture_url": t("users.picture"),
    ...(admin && {
      "/user/role": t("users.role"),
      "/user/emails": t("users.email"),
      "/user/account/organization/extid": t("users.extid"),
    }),
  };
  const onPhoto = (response: ApiValue<User>) => {
    queries.setQueryData(buildUserQuery(id).queryKey, response);
    void queries.invalidateQueries({ queryKey: USERS_KEY });
    form.updateStored({ start: toBody(response.value, admin), etag: response.etag });
    form.set("/user/picture_url", response.value.picture_url);
  };
  return (
    <FormFrame isOwn={id === me.id} form={form} labels={labels}>
      <Suspense fallback={null}>
        <PhotoInput user={read.value} onDone={onPhoto} />
      </Suspense>
      <UserProfileFields form={form} />
      {isUploaded(form.body.user.picture_url) ? null : (
        <TextInput label={t("organization.photoAddress")} type="url" field={form.text("/user/picture_url")} />
      )}
      {admin ? <RoleInput form={form} before={read.value.role} /> : null}
      {admin ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput label={t("users.email")} type="email" field={form.text("/user/emails", [])} />
          <TextInput label={t("users.extid")} field={form.text("/user/account/organization/extid")} />
        </div>
      ) : null}
    </FormFrame>
  );
}

/** Deletes the account and all personal data of the user. */
const deletePersonalData = (email: string) =>
  unwrapResponse(api.POST("/v2/personal_data/erasures", { body: { email, delete_member: true } }));
