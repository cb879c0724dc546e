import type { IDataObject } from "n8n-workflow";
import { buildAdditionalFields, buildTextOption, type NodeResource } from "../operation";

const page = {
  displayName: "Page",
  name: "page",
  type: "string",
  default: "",
  required: true,
  placeholder: "jane",
  description: "The last part of the address of a booking page",
} as const;

const additionalFields = buildAdditionalFields([
  {
    displayName: "Duration",
    name: "duration",
    type: "number",
    typeOptions: { minValue: 5, maxValue: 1440 },
    default: 30,
    description: "In minutes; by default the page's",
  },
  buildTextOption("timezone", "Timezone", "In which days begin and times are written, such as Europe/Paris"),
  buildTextOption("type", "Type", "The handle of an appointment type of the page"),
]);

/** Returns each free slot as an item of its own. */
const extractSlots = ({ slots, ...rest }: IDataObject): IDataObject[] =>
  ((slots ?? []) as IDataObject[]).map((slot) => ({ ...slot, timezone: rest.timezone }));

export const slots: NodeResource = {
  name: "Slot",
  value: "slot",
  operations: [
    {
      name: "Get Many",
      value: "getAll",
      action: "Find free times",
      description: "Find the times that a page offers, an item each",
      fields: [
        page,
        {
          displayName: "From",
          name: "from",
          type: "string",
          default: "={{ $today.toISODate() }}",
          required: true,
          placeholder: "2031-03-10",
          description: "The first day",
        },
        {
          displayName: "To",
          name: "to",
          type: "string",
          default: "={{ $today.plus({ days: 7 }).toISODate() }}",
          required: true,
          placeholder: "2031-03-16",
          description: "The last day, at most 92 days in all",
        },
        additionalFields,
      ],
      request: (read) => ({
        method: "GET",
        path: "/v2/slots",
        query: { page: read("page"), from: read("from"), to: read("to"), ...read("additionalFields", {}) },
      }),
      pick: extractSlots,
    },
    {
      name: "Get Next",
      value: "getNext",
      action: "Find the next free times",
      description: "Find the times of the first day that has any, an item each",
      fields: [page, additionalFields],
      request: (read) => ({
        method: "GET",
        path: "/v2/slots/next",
        query: { page: read("page"), ...read("additionalFields", {}) },
      }),
      pick: extractSlots,
    },
  ],
};
