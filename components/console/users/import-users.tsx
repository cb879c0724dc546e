"use client";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { SwitchInput } from "../form/fields";
import { ImportPanel } from "../imports/import-panel";
import type { ImportField, ImportPlan, RowValues } from "../imports/import-plan";
import { toEntryResult } from "../imports/to-entry-result";
import { useMe } from "../me";
import { formatUserName } from "../resources/format-user-name";
import { USERS_KEY } from "../resources/users";
import { type TranslateConsole, useText } from "../texts";
import { findTeam, joinTeams, loadTeamsByName, UNKNOWN_TEAM_RESULT } from "./import-teams";
import { InviteImported } from "./invite-imported";

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
  "/team": "team",
};

export default function ImportUsers() {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [links, setLinks] = useState(false);
  const { timezone } = me.newUserDefaults;
  const plan = useMemo(() => buildUserPlan({ t, timezone, links, queries }), [t, timezone, links, queries]);
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
  {
    name: "team",
    label: t("imports.team"),
    aliases: [
      "team name",
      "group",
      "department",
      "abteilung",
      "gruppe",
      "équipe",
      "equipo",
      "squadra",
      "equipe",
      "lag",
    ],
  },
];

interface UserImport {
  t: TranslateConsole;
  /** The time zone of rows without one. */
  timezone: string;
  links: boolean;
  queries: QueryClient;
}

/** A row as the API takes it, with the name of a team that the user joins afterwards. */
interface ImportedUser {
  team: string | undefined;
  entry: Schemas["UserEntry"];
}

const buildUserPlan = ({ t, timezone, links, queries }: UserImport): ImportPlan => ({
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
  send: async (rows, { dryRun, key }) => {
    const users = rows as ImportedUser[];
    const teams = users.some(({ team }) => team) ? await loadTeamsByName(queries) : new Map<string, string>();
    const sent = users.filter(({ team }) => !team || findTeam(teams, team));
    const results = sent.length > 0 ? await sendUsers(sent, { dryRun, key }) : [];
    if (!dryRun)
      await joinTeams(
        results.flatMap(({ user }, index) => {
          const team = findTeam(teams, sent[index]?.team);
          return user && team ? [{ user: user._id, team }] : [];
        }),
      );
    return users.map((user) => {
      const result = results[sent.indexOf(user)];
      if (!result) return UNKNOWN_TEAM_RESULT;
      return {
        ...toEntryResult(result, "users", result.link ?? null),
        ...(!links && result.status === 201 && result.user && { created: toImportedRecord(result.user, t) }),
      };
    });
  },
});

async function sendUsers(
  users: readonly ImportedUser[],
  { dryRun, key }: { dryRun: boolean; key: string | null },
) {
  const { value } = await unwrapResponse(
    api.POST("/v2/users/batch", {
      params: { header: { ...(key && { "Idempotency-Key": key }) } },
      body: { users: users.map(({ entry }) => entry), ...(dryRun && { dry_run: true }) },
    }),
  );
  return value.results;
}

const toImportedRecord = (user: Schemas["User"], t: TranslateConsole) => ({
  _id: user._id,
  name: formatUserName(user, t("users.unnamed")),
});

const toEntry = (
  { email, first_name, last_name, extid: externalId, timezone, language, nickname, team }: RowValues,
  usual: string,
  links: boolean,
) => ({
  team,
  entry: {
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
  },
});
