import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  INodeProperties,
} from "n8n-workflow";

/** An API key of an organisation, or a personal token of one of its people. */
export class BookpageApi implements ICredentialType {
  name = "bookpageApi";
  displayName = "Bookpage API";
  icon = {
    light: "file:../nodes/Bookpage/bookpage.svg",
    dark: "file:../nodes/Bookpage/bookpage.dark.svg",
  } as const;
  properties: INodeProperties[] = [
    {
      displayName: "Address",
      name: "baseUrl",
      type: "string",
      default: "",
      required: true,
      placeholder: "https://meet.example.com",
      description: "Where your Bookpage runs, without a path",
    },
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
