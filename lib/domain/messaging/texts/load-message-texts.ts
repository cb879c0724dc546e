import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { log } from "@/lib/platform/log/log";
import type { TextKey } from "./text-key";
import type { TextParts } from "./text-parts";
import type { TextValues } from "./variables";

/** The organisation's texts for some readers, and those that could not be rendered. */
export interface MessageTexts {
  find: (key: TextKey) => TextParts | undefined;
  /** Called with the values of each text that is rendered; previews show them. */
  reportValues?: (values: TextValues) => void;
  /** Called if a text could not be rendered and ours was sent. */
  reportFailure: (key: TextKey, error: unknown) => void;
  readonly failures: readonly TextFailure[];
}

interface TextFailure extends TextKey {
  error: unknown;
}

interface Row extends TextParts {
  kind: string;
  lang: string;
}

const STATEMENT = definePreparedStatement<Row>(`
  SELECT kind, lang, subject, text, closing, button, details
    FROM message_texts
   WHERE organization_id = $1 AND kind = ${formatAnyOf("$2")} AND lang = ${formatAnyOf("$3")}`);

/** Loads the organisation's texts of these kinds and languages. */
export async function loadMessageTexts(
  db: Db,
  organization: OrganizationId,
  keys: readonly TextKey[],
): Promise<MessageTexts> {
  const kinds = new Set(keys.map(({ kind }) => kind));
  const languages = new Set(keys.map(({ lang }) => lang));
  const rows =
    kinds.size > 0 ? await executeSql(db, STATEMENT, [organization, [...kinds], [...languages]]) : [];
  return buildMessageTexts(rows);
}

/** Builds the texts of a list, such as the only one of a preview. */
export function buildMessageTexts(
  rows: readonly (TextParts & { kind: string; lang: string })[],
): MessageTexts {
  const texts = new Map(rows.map((row) => [`${row.kind}/${row.lang}`, row]));
  const failures: TextFailure[] = [];
  return {
    find: ({ kind, lang }) => texts.get(`${kind}/${lang}`),
    reportFailure: (key, error) => {
      failures.push({ ...key, error });
    },
    failures,
  };
}

const RECORD = definePreparedStatement(`
  UPDATE message_texts SET failed_at = now()
   WHERE organization_id = $1 AND kind = $2 AND lang = $3 AND failed_at IS NULL`);

/** Records and logs texts that could not be rendered, so that admins see them; ours were sent instead. */
export async function recordTextFailures(
  db: Db,
  organization: OrganizationId,
  { failures }: MessageTexts,
): Promise<void> {
  for (const { kind, lang, error } of failures) {
    log().error({ err: error, kind, lang }, "the text of a message could not be rendered");
    await executeSql(db, RECORD, [organization, kind, lang]);
  }
}
