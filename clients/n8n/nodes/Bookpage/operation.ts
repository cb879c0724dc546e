import type { IDataObject, INodeProperties } from "n8n-workflow";
import type { ApiRequest } from "./send-request";

/** Reads a parameter of the node for the current item. */
export type ReadParameter = <T = string>(name: string, fallback?: T) => T;

/** An operation of the node: its fields in the editor, and its request to the API. */
export interface NodeOperation {
  name: string;
  value: string;
  action: string;
  description: string;
  fields: INodeProperties[];
  request: (read: ReadParameter) => ApiRequest;
  /** The response is a list with pages; the editor shows `limit` and `returnAll`. */
  paged?: boolean;
  /** The API needs the id of the organisation, which comes from the credentials. */
  needsOrganization?: boolean;
  /** Extracts the items, if the response itself is not the item. */
  pick?: (answer: IDataObject) => IDataObject[];
}

export interface NodeResource {
  name: string;
  value: string;
  operations: NodeOperation[];
}

export const buildIdField = (name: string, displayName: string): INodeProperties => ({
  displayName,
  name,
  type: "string",
  default: "",
  required: true,
  placeholder: "65f0c1a2b3c4d5e6f7a8b9c0",
});

/** Groups optional fields under an "add field" button. */
export const buildAdditionalFields = (options: INodeProperties[]): INodeProperties => ({
  displayName: "Additional Fields",
  name: "additionalFields",
  type: "collection",
  placeholder: "Add Field",
  default: {},
  options,
});

export const buildTextOption = (name: string, displayName: string, description: string): INodeProperties => ({
  displayName,
  name,
  type: "string",
  default: "",
  description,
});

/** Parses a list typed with commas. */
export const splitList = (text: unknown): string[] | undefined => {
  const parts = String(text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : undefined;
};

/** Parses JSON that was typed, or passes on an object from an expression. */
export const parseJsonField = (value: unknown): IDataObject | undefined => {
  if (value === undefined || value === "") return undefined;
  const read = typeof value === "string" ? JSON.parse(value) : value;
  return Object.keys(read).length > 0 ? read : undefined;
};
