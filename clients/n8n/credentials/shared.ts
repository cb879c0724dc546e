import type { INodeProperties } from "n8n-workflow";

export const ICON = {
  light: "file:../nodes/Bookpage/bookpage.svg",
  dark: "file:../nodes/Bookpage/bookpage.dark.svg",
} as const;

export const ADDRESS: INodeProperties = {
  displayName: "Address",
  name: "baseUrl",
  type: "string",
  default: "",
  required: true,
  placeholder: "https://meet.example.com",
  description: "Where your Bookpage runs, without a path",
};
