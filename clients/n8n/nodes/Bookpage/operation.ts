import type { IDataObject, INodeProperties } from "n8n-workflow";
import type { ApiRequest } from "./send-request";

/** Reads what was set at the node, for the item that is worked on. */
export type ReadParameter = <T = string>(name: string, fallback?: T) => T;

/** Something that the node can do: how it looks in the editor, and what it asks of the API. */
export interface NodeOperation {
  name: string;
  value: string;
  action: string;
  description: string;
  fields: INodeProperties[];
  request: (read: ReadParameter) => ApiRequest;
  /** The answer is a list with pages; `limit` and `returnAll` are asked for. */
  paged?: boolean;
  /** The API wants to be told of which organisation: that of the credentials. */
  needsOrganization?: boolean;
  /** The items of the answer, where it is not the answer itself. */
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

/** Fields that can be left out, under a button of their own. */
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

/** Lists are typed with commas between. */
export const splitList = (text: unknown): string[] | undefined => {
  const parts = String(text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : undefined;
};

/** JSON as it is typed, or comes from an expression as an object. */
export const parseJsonField = (value: unknown): IDataObject | undefined => {
  if (value === undefined || value === "") return undefined;
  const read = typeof value === "string" ? JSON.parse(value) : value;
  return Object.keys(read).length > 0 ? read : undefined;
};
