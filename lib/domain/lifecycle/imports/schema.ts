import { z } from "zod";
import { TOOL_NAMES, type ToolName } from "@/lib/domain/contracts/tool-names";
import { email, id, timestamp, timezone } from "@/lib/platform/http/fields";
import { REASON_CODES } from "../import-notes/reason";
import { TOPICS } from "../import-notes/report-note";
import { APPOINTMENT_FIELDS, MEETING_FILE_FORMATS } from "../meeting-files/options";
import { settingsFile } from "../settings-files/schema";

export const IMPORT_TOOL_NAMES = Object.keys(TOOL_NAMES) as [ToolName, ...ToolName[]];

export type ImportToolName = ToolName;

/** What is being read. */
export const IMPORT_STAGES = ["people", "hours", "types", "times", "forms", "meetings"] as const;

export type ImportStage = (typeof IMPORT_STAGES)[number];

const MAX_TOKEN_CHARACTERS = 4000;

export const toolToken = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TOKEN_CHARACTERS)
  .describe(
    "A personal access token of Calendly, or an API key of Cal.com. It is sealed while the account is read, then erased, and never returned.",
  );

export const apiAddress = z
  .url({ protocol: /^https$/, error: "must be an https:// address" })
  .transform((address) => new URL(address).origin)
  .optional()
  .describe("For Cal.com: the API of an own instance or another region, such as `https://api.cal.eu`.");

export const importBody = z
  .object({
    tool: z.enum(IMPORT_TOOL_NAMES),
    kind: z
      .enum(["settings", "meetings"])
      .describe("`settings`: people, hours, pages and teams, as files. `meetings`: the meetings to come."),
    token: toolToken,
    url: apiAddress,
  })
  .refine(({ tool, url }) => tool === "calcom" || url === undefined, {
    path: ["url"],
    error: "is for calcom alone",
    params: { code: "refused" },
  })
  .meta({ id: "ImportBody" });

export const continueImportBody = z
  .object({ token: toolToken.optional().describe("As when it was started; left out for a file.") })
  .meta({ id: "ContinueImportBody" });

const columnField = z
  .enum([...APPOINTMENT_FIELDS.map(({ name }) => name), "answer"])
  .meta({ id: "AppointmentField" });

export const fileImportBody = z
  .object({
    format: z
      .enum(MEETING_FILE_FORMATS)
      .describe("`csv`: a table, also with semicolons or tabs. `ics`: a calendar."),
    text: z.string().min(1).optional().describe("The file as text."),
    base64: z
      .base64()
      .min(1)
      .optional()
      .describe("The bytes of the file, in UTF-8, UTF-16 or Windows-1252, in place of `text`."),
    columns: z
      .record(z.string(), columnField)
      .default({})
      .describe(
        "Fields by header, in place of a guess. `unused` leaves a column out; `answer`: it is an answer of the booker, like every column that is not recognised.",
      ),
    host: email.optional().describe("The address of the host of meetings that name none."),
    timezone: timezone
      .optional()
      .describe(
        "The zone of times without one; default: that of the host, or of everybody, if it is the same.",
      ),
    date_order: z
      .enum(["dmy", "mdy"])
      .optional()
      .describe("The order of dates such as 3/4/2026; default: by the dates of the file."),
  })
  .refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), {
    path: ["text"],
    error: "is required, or else base64",
    params: { code: "required" },
  })
  .refine(
    ({ format, columns, date_order: order }) =>
      format === "csv" || (order === undefined && Object.keys(columns).length === 0),
    {
      path: ["format"],
      error: "must be csv for columns and date_order",
      params: { code: "refused" },
    },
  )
  .meta({ id: "FileImportBody" });

export const applyImportBody = z
  .object({
    mails: z.boolean().default(false).describe("Send the confirmations of new bookings; default false."),
    webhooks: z.boolean().default(false).describe("Send webhooks of new events; default false."),
  })
  .meta({ id: "ApplyImportBody" });

export const importParams = z.object({ import_id: id });

const reason = {
  code: z.enum(REASON_CODES).describe("The reason."),
  parameters: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()]))
    .describe('The values in the text of the reason, such as `{ "from": 3, "to": 5 }`.'),
};

const importReason = z.object(reason).meta({ id: "ImportReason" });

const note = z
  .object({
    what: z.string().describe("In English: subject and topic."),
    why: z.string().describe("The reason in English."),
    subject: z.string().nullable().describe("The page, type, question or form, as in the other tool."),
    topic: z.enum(TOPICS).nullable().describe("The setting."),
    ...reason,
    code: reason.code.nullable().describe("The reason; null in reports of earlier versions."),
  })
  .meta({ id: "ImportNote" });

const section = z
  .object({
    of: z.string().describe("An address, or `organisation`."),
    made: z.array(z.string()).describe("Paths of files."),
    differs: z.array(note).describe("Settings that were worked out or approximated."),
    missing: z.array(note).describe("Settings that cannot come."),
    times: z
      .object({ compared: z.int(), same: z.int() })
      .describe("The offered times that were compared, and how many of them are the same here."),
  })
  .meta({ id: "ImportedSettings" });

const meeting = z
  .object({
    id: z.string().describe("In the other tool."),
    name: z.string(),
    start: timestamp,
    why: z.string().describe("The reason or the difference in English; empty if there is none."),
    reasons: z
      .array(importReason)
      .describe("The reasons by their codes; none in reports of earlier versions."),
  })
  .meta({ id: "ImportedMeeting" });

const personMeetings = z
  .object({
    of: z.string().describe("The address of the host."),
    created: z.array(meeting).describe("Those to import, or imported once the import is `done`."),
    existing: z.int().describe("The number of those that an earlier import has created."),
    clashes: z.array(meeting).describe("Their time is taken by another meeting here."),
    missing: z.array(meeting).describe("Those that cannot come."),
    gone: z.array(meeting).describe("Imported earlier, and no longer in the other tool."),
  })
  .meta({ id: "ImportedMeetings" });

const column = z.object({ header: z.string(), field: columnField });

const rowIssue = z.object({
  row: z.int().describe("Of the table, the headers included, or of the entries of the calendar; from 1."),
  field: z.string(),
  why: z.string().describe("The reason in English."),
  ...reason,
  code: reason.code.nullable().describe("The reason; null in reports of earlier versions."),
});

export const toolImport = z
  .object({
    _id: id,
    tool: z
      .enum([...IMPORT_TOOL_NAMES, ...MEETING_FILE_FORMATS])
      .describe("The tool, or the format of the file."),
    kind: z.enum(["settings", "meetings"]),
    state: z
      .enum(["reading", "stopped", "failed", "ready", "importing", "done"])
      .describe("`ready`: `files` can be planned, or the meetings imported."),
    reading: z.enum(IMPORT_STAGES).nullable().describe("What is being read."),
    requests: z.int().describe("How many responses of the other tool there are so far."),
    imported: z.int().describe("How many meetings have been looked at while they are imported."),
    error: z
      .object({
        code: z
          .enum(["token", "forbidden", "unavailable", "unexpected"])
          .describe("`token`: it is wrong or has expired. `unavailable`: continue later."),
        message: z.string(),
      })
      .nullable(),
    people: z.array(section).nullable().describe("Of an import of settings: the report by person."),
    files: z
      .array(settingsFile)
      .nullable()
      .describe("Of an import of settings: the body of `POST /v2/plans`."),
    meetings: z.array(personMeetings).nullable().describe("Of an import of meetings: the report by host."),
    columns: z.array(column).nullable().describe("Of a table: how each column was read."),
    issues: z
      .array(rowIssue)
      .nullable()
      .describe("Of a file: what could not be read; the rest can be imported."),
    created_at: timestamp,
    expires_at: timestamp.describe("The time at which everything that was read is deleted."),
  })
  .meta({ id: "ToolImport" });

export type FileImportBody = z.output<typeof fileImportBody>;
export type ImportBody = z.output<typeof importBody>;
export type ToolImportAnswer = z.output<typeof toolImport>;
