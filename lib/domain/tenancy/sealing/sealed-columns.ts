interface SealedColumn {
  /** The primary key with its types, in order; the last column is the row's id in the encryption context. */
  key: Record<string, "text" | "bytea">;
  /** An expression over the table `t` for the row's organisation. */
  organization: string;
}

const buildRowColumn = (id: string): SealedColumn => ({
  key: { organization_id: "text", [id]: "text" },
  organization: "t.organization_id",
});

const OWN_ROW = buildRowColumn("id");

/** Sealed with the token alone as context, because the row may have no organisation yet. */
const ROW_OF_TOKEN: SealedColumn = {
  key: { organization_id: "text", token_hash: "bytea" },
  organization: "''",
};

/** Every column that holds sealed values, so that none is missed when the secret changes. */
export const SEALED_COLUMNS = {
  "address_confirmations.sealed": ROW_OF_TOKEN,
  "authenticators.secret": buildRowColumn("user_id"),
  "calendars.credentials": OWN_ROW,
  "calendar_connections.credentials": OWN_ROW,
  "calendar_syncs.renewed": buildRowColumn("calendar_id"),
  "access_revocations.credentials": OWN_ROW,
  "form_drafts.sealed": { key: { token_hash: "bytea" }, organization: "''" },
  "idempotency_keys.sealed_body": buildRowColumn("key"),
  "join_requests.sealed": ROW_OF_TOKEN,
  "mail_senders.password": { key: { organization_id: "text" }, organization: "t.organization_id" },
  "mail_senders.dkim_private_key": { key: { organization_id: "text" }, organization: "t.organization_id" },
  "mails.sealed": OWN_ROW,
  "push_messages.sealed": OWN_ROW,
  "slack_connections.token": OWN_ROW,
  "sms_accounts.credentials": OWN_ROW,
  "sms_accounts.signing_secret": OWN_ROW,
  "text_messages.sealed": OWN_ROW,
  "whatsapp_accounts.credentials": OWN_ROW,
  "push_subscriptions.sealed": OWN_ROW,
  "saml_requests.sealed": {
    key: { organization_id: "text", token_hash: "bytea" },
    organization: "t.organization_id",
  },
  "settings_plans.sealed": OWN_ROW,
  "sign_in_settings.client_secret": { key: { organization_id: "text" }, organization: "t.organization_id" },
  "third_parties.secret": OWN_ROW,
  "tool_import_responses.sealed": {
    key: { organization_id: "text", import_id: "text", key: "text" },
    organization: "t.organization_id",
  },
  "tool_imports.result": OWN_ROW,
  "tool_imports.token": OWN_ROW,
  "transition_meetings.sealed": {
    key: { organization_id: "text", transition_id: "text", source_id: "text" },
    organization: "t.organization_id",
  },
  "transitions.account": OWN_ROW,
  "transitions.secret": OWN_ROW,
  "transitions.token": OWN_ROW,
  "video_accounts.credentials": OWN_ROW,
  "webhook_secrets.sealed": OWN_ROW,
} satisfies Record<string, SealedColumn>;

export type SealedColumnName = keyof typeof SEALED_COLUMNS;
