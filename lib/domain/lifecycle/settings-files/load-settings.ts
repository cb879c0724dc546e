import { listLockedPageFields } from "@/lib/domain/booking-pages/bookpages/locked-groups";
import { findTargets } from "@/lib/domain/bookings/forms/find-targets";
import { listTargets, toRouting } from "@/lib/domain/bookings/forms/stored-form";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import * as build from "./build-content";
import { DERIVE_KEY, KeyAllocator } from "./derive-keys";
import { KINDS } from "./kinds";
import { loadSettingsRows, type SettingsRows } from "./load-settings-rows";
import { mapReferences } from "./map-references";
import {
  ReferenceTable,
  type Settings,
  type SettingsContent,
  type SettingsDocument,
} from "./settings-document";
import type { SettingsKind } from "./settings-kinds";

/** Loads the organisation's settings as the contents of files. */
export async function loadSettings(db: Db, organization: OrganizationId): Promise<Settings> {
  const rows = await loadSettingsRows(db, organization);
  const targets = rows.forms.flatMap((row) => listTargets(toRouting(row)));
  const known = await findTargets(db, organization, targets);
  const collector = new DocumentCollector();
  collector.add("brand", { id: organization, v: rows.brand.__v }, build.buildBrandContent(rows.brand));
  for (const row of rows.users) collector.add("users", row, build.buildUserContent(row));
  for (const [row, number] of numberByUser(rows.availabilities))
    collector.add("availabilities", row, build.buildAvailabilityContent(row, number));
  for (const row of rows.templates) {
    const types = rows.templateTypes.filter(({ templateId }) => templateId === row.id);
    collector.add("templates", row, build.buildTemplateContent(row, types));
  }
  for (const row of rows.teams) collector.add("teams", row, build.buildTeamContent(row));
  addPages(collector, rows);
  for (const row of rows.forms) collector.add("forms", row, build.buildFormContent(row, known));
  for (const row of rows.locators) collector.add("locators", row, build.buildLocatorContent(row));
  for (const row of rows.webhooks) collector.add("webhooks", row, build.buildWebhookContent(row));
  for (const row of rows.workflows) collector.add("workflows", row, build.buildWorkflowContent(row));
  for (const row of rows.texts) collector.add("texts", row, build.buildTextContent(row));
  return { documents: collector.documents, references: collector.references };
}

function addPages(collector: DocumentCollector, { pages, types }: SettingsRows) {
  const typesByPage = new Map<string, typeof types>();
  for (const type of types)
    typesByPage.set(type.bookpageId, [...(typesByPage.get(type.bookpageId) ?? []), type]);
  for (const row of pages) {
    const ofPage = typesByPage.get(row.id) ?? [];
    const content = build.buildPageContent(row, ofPage);
    collector.add("pages", row, { ...content, template: row.templateId }, listLockedPageFields(row.locked));
    for (const type of ofPage) collector.references.add("types", `${row.slug}/${type.slug}`, type.id);
  }
}

/** Numbers the availabilities of each user; 1 is the main one. */
function* numberByUser<Row extends { userId: string }>(rows: readonly Row[]): Iterable<[Row, number]> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const number = (counts.get(row.userId) ?? 0) + 1;
    counts.set(row.userId, number);
    yield [row, number];
  }
}

class DocumentCollector {
  readonly documents: SettingsDocument[] = [];
  readonly references = new ReferenceTable();
  private readonly keys = new KeyAllocator();

  add(kind: SettingsKind, row: { id: string; v: number }, resolved: SettingsContent, locked: string[] = []) {
    // References to deleted resources are left out.
    const content = mapReferences(resolved, KINDS[kind].references, (referenced, id) =>
      this.references.findKey(referenced, id),
    );
    const named = this.keys.allocate(kind, DERIVE_KEY[kind](content));
    this.references.add(kind, named.key, row.id);
    const entryIds = readEntryIds(row);
    this.documents.push({
      kind,
      id: row.id,
      version: row.v,
      ...named,
      content,
      resolved,
      locked,
      entryIds,
    });
  }
}

/** Lists whose entries have an id that other records refer to. */
const IDENTIFIED_LISTS = ["rules", "steps"];

const readEntryIds = (row: object) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => IDENTIFIED_LISTS.includes(name) && Array.isArray(value))
      .map(([name, value]) => [name, (value as { _id: string }[]).map(({ _id }) => _id)]),
  );
