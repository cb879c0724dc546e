import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { buildSchemaFiles, exportSettings } from "@/lib/domain/lifecycle/settings-files/export-settings";
import { KINDS } from "@/lib/domain/lifecycle/settings-files/kinds";
import { SETTINGS_KINDS } from "@/lib/domain/lifecycle/settings-files/settings-kinds";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestPage, createTestUser } from "../support/users";
import { createSettingsFixture } from "./create-settings-fixture";

const api = createTestApi();

const exportTenant = (tenant: Tenant) => exportSettings(api.db, asOrganizationId(tenant.id));

const readFile = async (tenant: Tenant, path: string) =>
  parse((await exportTenant(tenant)).find((file) => file.path === path)?.text ?? "null");

describe("the export of settings", () => {
  it("writes one file for each resource, with slugs in place of ids", { tags: "main" }, async () => {
    const tenant = await api.tenant();
    await createSettingsFixture(tenant);
    const files = await exportTenant(tenant);
    expect(files.map(({ path }) => path)).toEqual([
      "availabilities/ben@example.com.yaml",
      "availabilities/crm%2F1-2.yaml",
      "availabilities/crm%2F1.yaml",
      "brand.yaml",
      "forms/contact.yaml",
      "locators/shops.yaml",
      "pages/ana.yaml",
      "pages/ben.yaml",
      "pages/sales.yaml",
      "teams/sales.yaml",
      "templates/legal.yaml",
      "texts/thanks.de.yaml",
      "users/ben@example.com.yaml",
      "users/blue-room.yaml",
      "users/crm%2F1.yaml",
      "webhooks/hooks-example-com-bookpage.yaml",
      "workflows/reminders.yaml",
    ]);
    expect(await readFile(tenant, "pages/ana.yaml")).toMatchObject({
      belongs_to: "crm/1",
      custom: { rooms: { any_of: ["blue-room"] } },
      types: [{ handle: "evening-call", availability: "crm/1-2" }],
    });
    expect(await readFile(tenant, "teams/sales.yaml")).toMatchObject({
      members: ["crm/1", "ben@example.com"],
      assignment: { weights: { "crm/1": 3 } },
    });
    const texts = files.map(({ text }) => text).join("\n");
    expect(texts).not.toMatch(/[0-9a-f]{24}|whsec_/);
  });

  it("writes the same bytes again", async () => {
    const tenant = await api.tenant();
    await createSettingsFixture(tenant, (name) => `${name}-again`);
    expect(await exportTenant(tenant)).toEqual(await exportTenant(tenant));
  });

  it("leaves settings out of a page that follow its template", async () => {
    const tenant = await api.tenant();
    const { templated } = await createSettingsFixture(tenant, (name) => `${name}-locked`);
    const page = await readFile(tenant, `pages/${templated.nickname}.yaml`);
    expect(page).toMatchObject({ template: "legal", custom: { step: 30 } });
    expect(page.custom).not.toHaveProperty("duration");
    expect(page.types[0]).not.toHaveProperty("name");
  });

  it("has every field that the API accepts", async () => {
    const tenant = await api.tenant();
    await createSettingsFixture(tenant, (name) => `${name}-fields`);
    const files = await exportTenant(tenant);
    for (const kind of SETTINGS_KINDS) {
      const contents = files
        .filter(({ path }) => path.startsWith(`${kind}/`) || path === `${kind}.yaml`)
        .map(({ text }) => parse(text));
      const found = new Set(contents.flatMap((content) => Object.keys(content)));
      expect([...found].sort(), kind).toEqual(Object.keys(KINDS[kind].schema.shape).sort());
    }
  });

  it("leaves out uploads and the calendars that a person has connected", async () => {
    const tenant = await api.tenant();
    const user = await createTestUser(tenant);
    const page = await createTestPage(tenant, user._id, { custom: { blocking_calendars: [] } });
    const { custom } = await readFile(tenant, `pages/${page.nickname}.yaml`);
    expect(custom).not.toHaveProperty("blocking_calendars");
  });

  it("numbers resources that would have the same file", async () => {
    const tenant = await api.tenant();
    for (const _ of [1, 2]) await tenant.post("/v2/page_templates", { name: "Legal" });
    expect((await exportTenant(tenant)).map(({ path }) => path)).toEqual([
      "brand.yaml",
      "templates/legal-2.yaml",
      "templates/legal.yaml",
    ]);
  });

  it("writes a JSON schema for editors, without ids", () => {
    const pages = buildSchemaFiles().find(({ path }) => path === ".schema/pages.json")?.text ?? "";
    const schema = JSON.parse(pages);
    expect(schema.properties.message.maxLength).toBe(5000);
    expect(schema.properties.template.description).toBe("The template that the page follows.");
    expect(schema.additionalProperties).toBe(false);
    expect(pages).not.toMatch(/"_id"|a-f\]\{24\}/);
  });
});
