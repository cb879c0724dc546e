"use client";
import { useMemo, useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { SwitchInput } from "../form/fields";
import { ImportPanel } from "../imports/import-panel";
import type { ImportField, ImportPlan, RowValues } from "../imports/import-plan";
import { toEntryResult } from "../imports/to-entry-result";
import { useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { formatUserName } from "./format-user-name";
import { InviteImported } from "./invite-imported";
import { USERS_KEY } from "./queries";

/** The columns that show the issues of an entry. */
const POINTER_COLUMNS = {
  "/user/email": "email",
  "/user/emails": "email",
  "/user/first_name": "first_name",
  "/user/last_name": "last_name",
  "/user/timezone": "timezone",
  "/user/language": "language",
  "/user/account/organization/extid": "extid",
  "/bookpage/nickname": "nickname",
};

export default function ImportUsers() {
  const t = useText();
  const me = useMe();
  const [links, setLinks] = useState(false);
  const plan = useMemo(
    () => buildUserPlan(t, me.newUserDefaults.timezone, links),
    [t, me.newUserDefaults.timezone, links],
  );
  return (
    <ImportPanel
      plan={plan}
      back={{ href: "/console/users", label: t("users.title") }}
      options={
        <SwitchInput
          label={t("imports.links")}
          hint={t("imports.linksHint")}
          checked={links}
          onChange={setLinks}
        />
      }
    />
  );
}

const listFields = (t: TranslateConsole): ImportField[] => [
  {
    name: "email",
    label: t("users.email"),
    required: true,
    unique: true,
    aliases: ["mail", "e-mail-adresse", "adresse e-mail", "courriel", "correo", "e-post", "email address"],
  },
  {
    name: "first_name",
    label: t("users.firstName"),
    aliases: ["first", "given name", "vorname", "prénom", "nombre", "nome", "förnamn", "voornaam"],
  },
  {
    name: "last_name",
    label: t("users.lastName"),
    aliases: [
      "last",
      "surname",
      "family name",
      "nachname",
      "nom",
      "apellidos",
      "cognome",
      "efternamn",
      "achternaam",
    ],
  },
  {
    name: "extid",
    label: t("users.extid"),
    unique: true,
    aliases: ["extid", "external id", "id", "employee id", "personalnummer"],
  },
  { name: "timezone", label: t("users.zone"), aliases: ["tz", "zeitzone", "fuseau horaire"] },
  {
    name: "language",
    label: t("users.language"),
    aliases: ["lang", "sprache", "langue", "idioma", "lingua"],
  },
  { name: "nickname", label: t("imports.nickname"), aliases: ["page", "bookpage", "nickname"] },
];

const buildUserPlan = (t: TranslateConsole, timezone: string, links: boolean): ImportPlan => ({
  name: "users",
  title: t("imports.users"),
  invalidate: USERS_KEY,
  Afterwards: InviteImported, // excludes users who were given a sign-up link
  existing: "exists",
  extraLabel: t("users.linkLabel"),
  fields: listFields(t),
  toEntry: (values) => toEntry(values, timezone, links),
  pointers: POINTER_COLUMNS,
  findWarning: () => null,
  send: async (users, { dryRun, key }) => {
    const { value } = await unwrapResponse(
      api.POST("/v2/users/batch", {
        params: { header: { ...(key && { "Idempotency-Key": key }) } },
        body: { users: users as Schemas["UserEntry"][], ...(dryRun && { dry_run: true }) },
      }),
    );
    return value.results.map((result) => ({
      ...toEntryResult(result, "users", result.link ?? null),
      ...(!links && result.status === 201 && result.user && { created: toImportedRecord(result.user, t) }),
    }));
  },
});

const toImportedRecord = (user: Schemas["User"], t: TranslateConsole) => ({
  _id: user._id,
  name: formatUserName(user, t("users.unnamed")),
});

const toEntry = (
  { email, first_name, last_name, extid: externalId, timezone, language, nickname }: RowValues,
  usual: string,
  links: boolean,
) => ({
  user: {
    email,
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
    timezone: timezone || usual,
    ...(language && { language: language.toLowerCase() }),
    ...(externalId && { account: { organization: { extid: externalId } } }),
  },
  ...(nickname && { bookpage: { nickname } }),
  ...(links && { finish_signup_with: "email" }),
});
