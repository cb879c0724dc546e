import type { ICredentialType, INodeProperties } from "n8n-workflow";
import { ADDRESS, ICON } from "./shared";

const SCOPES = [
  "slots:read",
  "events:read",
  "events:write",
  "users:read",
  "users:write",
  "bookpages:read",
  "hooks:read",
  "hooks:write",
];

/** An OAuth app of the organisation; the node acts as the user who authorised it. */
export class BookpageOAuth2Api implements ICredentialType {
  name = "bookpageOAuth2Api";
  extends = ["oAuth2Api"];
  displayName = "Bookpage OAuth2 API";
  icon = ICON;
  properties: INodeProperties[] = [
    ADDRESS,
    // Bookpage requires PKCE for authorization codes.
    { displayName: "Grant Type", name: "grantType", type: "hidden", default: "pkce" },
    {
      displayName: "Authorization URL",
      name: "authUrl",
      type: "hidden",
      default: "={{$self.baseUrl.replace(/\\/+$/, '')}}/oauth/authorize",
    },
    {
      displayName: "Access Token URL",
      name: "accessTokenUrl",
      type: "hidden",
      default: "={{$self.baseUrl.replace(/\\/+$/, '')}}/oauth/token",
    },
    {
      displayName: "Scope",
      name: "scope",
      type: "string",
      default: SCOPES.join(" "),
      description: "What the node may do. Leave out what you do not need, and what the app may not ask for.",
    },
    { displayName: "Auth URI Query Parameters", name: "authQueryParameters", type: "hidden", default: "" },
    { displayName: "Authentication", name: "authentication", type: "hidden", default: "header" },
  ];
}
