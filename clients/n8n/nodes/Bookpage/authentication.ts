import type { INodeCredentialDescription, INodeProperties } from "n8n-workflow";

export const AUTHENTICATION: INodeProperties = {
  displayName: "Authentication",
  name: "authentication",
  type: "options",
  options: [
    { name: "API Key", value: "apiKey" },
    { name: "OAuth2", value: "oAuth2" },
  ],
  default: "apiKey",
};

export const CREDENTIALS: INodeCredentialDescription[] = [
  { name: "bookpageApi", required: true, displayOptions: { show: { authentication: ["apiKey"] } } },
  { name: "bookpageOAuth2Api", required: true, displayOptions: { show: { authentication: ["oAuth2"] } } },
];
