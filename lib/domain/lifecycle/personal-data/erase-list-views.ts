import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";
import { walkRows } from "./walk-rows";

interface ListsRow {
  id: string;
  lists: { views?: unknown[] };
}

const LISTS = defineStatement<ListsRow>(`
  SELECT user_id AS id, lists FROM user_preferences
   WHERE organization_id = $1 AND lists ? 'views' AND user_id > $2 ORDER BY user_id LIMIT $3`);

const REPLACE = defineStatement(
  "UPDATE user_preferences SET lists = $3, updated_at = now(), v = v + 1 WHERE organization_id = $1 AND user_id = $2",
);

/** Deletes saved list views that filter by the person. */
export async function eraseListViews(
  db: Db,
  { organization }: SubjectIdentifiers,
  redactor: Redactor,
): Promise<void> {
  for await (const { id, lists } of walkRows(db, LISTS, [organization])) {
    const views = (lists.views ?? []).filter((view) => !redactor.hasAddress(JSON.stringify(view)));
    if (views.length < (lists.views ?? []).length)
      await executeSql(db, REPLACE, [organization, id, JSON.stringify({ ...lists, views })]);
  }
}
