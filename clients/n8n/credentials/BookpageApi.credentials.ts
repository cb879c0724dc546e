import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  INodeProperties,
} from "n8n-workflow";
import { ADDRESS, ICON } from "./shared";

/** An API key of an organisation, or a personal token of a user. */
export class BookpageApi implements ICredentialType {
  name = "bookpageApi";
  displayName = "Bookpage API";
  icon = ICON;
  properties: INodeProperties[] = [
    ADDRESS,
    {
      displayName: "API Key",
      name: "apiKey",
      type: "string",
      typeOptions: { password: true },
      default: "",
      required: true,
      description: "An API key (bp_…) from Settings, API keys; or a personal token (bpp_…)",
    },
  ];
  authenticate: IAuthenticateGeneric = {
    type: "generic",
    properties: { headers: { Authorization: "=Bearer {{$credentials.apiKey}}" } },
  };
  test: ICredentialTestRequest = {
    request: { baseURL: "={{$credentials.baseUrl.replace(/\\/+$/, '')}}", url: "/v2/me" },
  };
}
