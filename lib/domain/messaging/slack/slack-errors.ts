/** Errors after which a token gives no access any more, by Slack's reference of methods. */
const ACCESS_ERRORS = [
  "account_inactive",
  "ekm_access_denied",
  "enterprise_is_restricted",
  "invalid_auth",
  "missing_scope",
  "no_permission",
  "not_allowed_token_type",
  "not_authed",
  "org_login_required",
  "team_access_not_granted",
  "token_expired",
  "token_revoked",
];

/** Errors after which nothing was done and the call may be repeated. */
const BUSY_ERRORS = ["rate_limited", "ratelimited", "service_unavailable", "team_added_to_org"];

/** Errors after which, by Slack's words, "some aspect of the operation" may have succeeded. */
const UNCLEAR_ERRORS = ["fatal_error", "internal_error", "request_timeout"];

/** Errors of a channel that an admin can resolve: inviting the app, or choosing another channel. */
const CHANNEL_ERRORS = [
  "channel_not_found",
  "is_archived",
  "not_in_channel",
  "restricted_action",
  "restricted_action_read_only_channel",
];

export type SlackErrorKind = "access" | "busy" | "unclear" | "channel" | "other";

/** Derives from an error of the Web API what it means for the call. */
export function deriveSlackErrorKind(error: string): SlackErrorKind {
  if (ACCESS_ERRORS.includes(error)) return "access";
  if (BUSY_ERRORS.includes(error)) return "busy";
  if (UNCLEAR_ERRORS.includes(error)) return "unclear";
  return CHANNEL_ERRORS.includes(error) ? "channel" : "other";
}
