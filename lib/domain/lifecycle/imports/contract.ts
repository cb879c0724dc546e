import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import {
  applyImportBody,
  continueImportBody,
  fileImportBody,
  importBody,
  importParams,
  toolImport,
} from "./schema";

const MAX_FILE_BYTES = 10 * 1024 * 1024;

const shared = {
  tag: "Imports",
  scope: "organization:write",
  audience: "admins",
  limit: "slots",
  answer: toolImport,
} as const;

const ofImport = { ...shared, params: importParams, status: [200] } as const;

export const startImportContract = defineContract({
  ...shared,
  method: "POST",
  path: "/v2/imports",
  name: "startImport",
  exact: true,
  unseen: true,
  summary: "Read an account of another tool",
  description:
    "Reads an account of Calendly or Cal.com in the background. Nothing is changed there, and nothing here: an import of settings ends with files for `POST /v2/plans`, one of meetings with a report of what `POST /v2/imports/:import_id/apply` would do. Refused with 409 while another import of the same tool and kind is being read or applied.",
  body: importBody,
  location: "/v2/imports/:_id",
  status: [201],
  example: { body: { tool: "calendly", kind: "settings", token: "eyJraWQiOiIxY2UxZ…" } },
});

export const startFileImportContract = defineContract({
  ...shared,
  method: "POST",
  path: "/v2/imports/files",
  name: "startFileImport",
  exact: true,
  unseen: true,
  bodyLimit: MAX_FILE_BYTES,
  summary: "Read a file with meetings of another tool",
  description:
    "Reads the meetings to come of a CSV export, such as those of Acuity, Setmore, Microsoft Bookings or Doodle, or of a calendar file. Columns are recognised by their names. Nothing is created before `POST /v2/imports/:import_id/apply`: the import ends with a report of what it would do. The same file can be imported again: each meeting comes once.",
  body: fileImportBody,
  location: "/v2/imports/:_id",
  status: [201],
  example: {
    body: {
      format: "csv",
      text: "Start,Duration,Client,Email,Staff\n2027-03-01 09:00,30,Kim Doe,kim@mail.example,ana@example.com\n",
      timezone: "Europe/Berlin",
    },
  },
});

export const getImportContract = defineContract({
  ...ofImport,
  method: "GET",
  path: "/v2/imports/:import_id",
  name: "getImport",
  summary: "Read the progress or the result of an import",
});

export const stopImportContract = defineContract({
  ...ofImport,
  method: "POST",
  path: "/v2/imports/:import_id/stop",
  name: "stopImport",
  exact: true,
  summary: "Stop an import",
  description:
    "Erases the token. What was read is kept, so that the import can be continued. An import that is being applied becomes `ready` again: the meetings that it has created stay, and applying it again creates the others.",
  body: z.object({}),
  example: { body: {} },
});

export const continueImportContract = defineContract({
  ...ofImport,
  method: "POST",
  path: "/v2/imports/:import_id/continue",
  name: "continueImport",
  exact: true,
  unseen: true,
  summary: "Continue a stopped or failed import",
  description: "Reads what is missing, with the same token or another one of the same account.",
  body: continueImportBody,
  example: { body: { token: "eyJraWQiOiIxY2UxZ…" } },
});

export const applyImportContract = defineContract({
  ...ofImport,
  method: "POST",
  path: "/v2/imports/:import_id/apply",
  name: "applyImport",
  exact: true,
  summary: "Import the meetings that were read",
  description:
    "Creates the meetings in the background, each once and confirmed. Nobody is notified, unless it is asked for.",
  body: applyImportBody,
  example: { body: {} },
});
