import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { exportSettings } from "@/lib/domain/lifecycle/settings-files/export-settings";
import { applySettings, planSettings } from "@/lib/domain/lifecycle/settings-files/plan-settings";
import type { SettingsFile } from "@/lib/domain/lifecycle/settings-files/settings-file";
import { readClock } from "@/lib/platform/clock/read-clock";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTenantClient, createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestHost, createTestPage, createTestUser } from "../support/users";
import { createSettingsFixture } from "./create-settings-fixture";

const api = createTestApi();

const toContext = ({ id }: Tenant) => ({
  organization: asOrganizationId(id),
  now: readClock(),
  rights: "all" as const,
  canReadEvents: true,
});

const exportTenant = (tenant: Tenant) => exportSettings(api.db, asOrganizationId(tenant.id));

const plan = (tenant: Tenant, files: SettingsFile[], prune = false) =>
  planSettings(api.db, toContext(tenant), { files, prune });

const apply = (tenant: Tenant, files: SettingsFile[], expected: string | null = null, prune = false) =>
  applySettings(api.db, toContext(tenant), { files, prune, expected });

// biome-ignore lint/suspicious/noExplicitAny: the contents of a YAML file
type Content = any;

const edit = (files: SettingsFile[], path: string, change: (content: Content) => void) =>
  files.map((file) => {
    if (file.path !== path) return file;
    const content = parse(file.text);
    change(content);
    return { path, text: stringify(content) };
  });

/** Slugs are unique over all organisations, so the copy gets others. */
const withSuffix = (files: SettingsFile[], slugs: string[], suffix: string) =>
  files.map(({ path, text }) => ({
    path: slugs.reduce(
      (name, slug) => name.replace(new RegExp(`/${slug}\\.yaml$`), `/${slug}${suffix}.yaml`),
      path,
    ),
    text: slugs.reduce(
      (body, slug) =>
        body.replace(
          new RegExp(`(nickname|handle|page): ${slug}$|(- )${slug}($|(?=/))`, "gm"),
          (found) => found + suffix,
        ),
      text,
    ),
  }));

describe("plans of settings files", () => {
  it("build an equal organisation from the files of another", { tags: "main" }, async () => {
    const [from, to] = [await api.tenant(), await api.tenant()];
    await createSettingsFixture(from, (name) => `${name}-one`);
    const files = await exportTenant(from);
    const ben = files.find(({ path }) => /pages\/ben/.test(path))?.path.slice(6, -5) ?? "";
    const slugs = ["ana-one", "sales-one", "contact-one", "shops-one", ben];
    const copies = withSuffix(files, slugs, "-copy");
    const { errors } = await plan(to, copies);
    expect(errors).toEqual([]);
    await apply(to, copies);
    expect(await exportTenant(to)).toEqual(copies);
    expect((await plan(to, copies)).changes).toEqual([]);
  });

  it("are empty for the exported files", async () => {
    const tenant = await api.tenant();
    await createSettingsFixture(tenant, (name) => `${name}-same`);
    const before = await tenant.get("/v2/bookpages/ana-same");
    const files = await exportTenant(tenant);
    expect(await plan(tenant, files, true)).toMatchObject({ changes: [], errors: [], words: [] });
    expect(await apply(tenant, files, null, true)).toMatchObject({ changes: [] });
    expect((await tenant.get("/v2/bookpages/ana-same")).body).toEqual(before.body);
  });

  it("say what changes and what it means for bookers, and save nothing", { tags: "main" }, async () => {
    const tenant = await api.tenant();
    const user = await createTestHost(tenant);
    const page = await createTestPage(tenant, user._id, { custom: { duration: 30, auto_confirm: true } });
    const files = edit(await exportTenant(tenant), `pages/${page.nickname}.yaml`, (content) => {
      content.custom.duration = 60;
      content.message = "Hello";
    });
    const { changes, bookers, words } = await plan(tenant, files);
    expect(changes).toMatchObject([
      {
        action: "update",
        kind: "pages",
        path: `pages/${page.nickname}.yaml`,
        fields: [
          { pointer: "/message", before: "", after: "Hello" },
          { pointer: "/custom/duration", before: 30, after: 60 },
        ],
      },
    ]);
    const [impact] = bookers.pages;
    expect(impact).toMatchObject({ nickname: page.nickname, handle: null, gained: 0 });
    expect(impact?.lost).toBeGreaterThan(200);
    expect(words).toEqual([
      `~ pages/${page.nickname}.yaml`,
      "    message: empty → Hello",
      "    custom.duration: 30 → 60",
      `−${impact?.lost} times in 28 days on /${page.nickname}`,
    ]);
    expect((await tenant.get(`/v2/bookpages/${page.nickname}`)).body).toEqual(page);
    expect((await tenant.get("/v2/audit?resource=organization")).body).toHaveLength(1); // of its creation
  });

  it("name pages without times and meetings that fall outside", async () => {
    const tenant = await api.tenant();
    const user = await createTestHost(tenant);
    const page = await createTestPage(tenant, user._id, { custom: { auto_confirm: true } });
    const start = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T10:00:00Z`;
    await createTestBooking(tenant, { page: page.nickname, start });
    const files = edit(await exportTenant(tenant), `availabilities/${user.emails[0]}.yaml`, (content) => {
      for (const day of Object.values<Content>(content.days))
        Object.assign(day, { enabled: false, slots: [] });
    });
    const { bookers, words } = await plan(tenant, files);
    expect(bookers.pages).toMatchObject([{ nickname: page.nickname, gained: 0, left: 0 }]);
    expect(bookers.outside).toMatchObject([{ start: new Date(start) }]);
    expect(words.slice(-2)).toEqual([`/${page.nickname} has no times left`, "1 meeting falls outside"]);
  });

  it("count the times of pages that follow a changed template", async () => {
    const tenant = await api.tenant();
    const { ben, template, templated } = await createSettingsFixture(tenant, (name) => `${name}-template`);
    expect(ben).toBeDefined();
    const files = edit(await exportTenant(tenant), "templates/legal.yaml", (content) => {
      content.custom.duration = 120;
    });
    const { bookers } = await plan(tenant, files);
    expect(bookers.pages.map(({ nickname }) => nickname)).toContain(templated.nickname);
    await apply(tenant, files);
    const page = (await tenant.get(`/v2/bookpages/${templated.nickname}`)).body;
    expect(page).toMatchObject({ template: template._id, custom: { duration: 120 } });
  });

  it("are applied as one audit entry, which can be undone", { tags: "main" }, async () => {
    const tenant = await api.tenant();
    await createSettingsFixture(tenant, (name) => `${name}-undo`);
    const before = await exportTenant(tenant);
    const entries = async () => (await tenant.get("/v2/audit")).body;
    const count = (await entries()).length;
    const changed = [
      ...edit(before, "pages/ana-undo.yaml", (content) => {
        content.nickname = "ana-renamed";
        content.custom = { duration: 45, auto_confirm: true };
        content.types = [{ name: "New call", handle: "new-call" }];
      }).filter(({ path }) => path !== "locators/shops-undo.yaml"),
      { path: "users/cleo.yaml", text: "email: cleo@example.com\nfirst_name: Cleo\n" },
      { path: "availabilities/cleo.yaml", text: "belongs_to: cleo@example.com\ndays: {}\n" },
    ].map(({ path, text }) => ({
      path,
      text: text.replaceAll("ana-undo", "ana-renamed").replace(/evening-call/g, "new-call"),
    }));
    const planned = await plan(tenant, changed, true);
    expect(planned.errors).toEqual([]);
    await apply(tenant, changed, planned._id, true);
    const [entry, ...others] = await entries();
    expect(others).toHaveLength(count);
    expect(entry).toMatchObject({ resource: "organization", resource_id: tenant.id, undoable: true });
    expect(entry.changes["users/cleo@example.com.yaml"]).toMatchObject({ before: null });
    expect((await tenant.get("/v2/bookpages/ana-renamed")).body.custom).not.toHaveProperty("rooms");

    const undone = await tenant.post(`/v2/audit/${entry._id}/undo`, {});
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await exportTenant(tenant)).toEqual(before);
  });

  it("are undone only as long as nothing of them was changed again", async () => {
    const tenant = await api.tenant();
    await apply(tenant, [{ path: "brand.yaml", text: "footer: One\n" }]);
    const [entry] = (await tenant.get("/v2/audit?resource=organization")).body;
    await tenant.put("/v2/organization", { footer: "Two" });
    const { status, body } = await tenant.post(`/v2/audit/${entry._id}/undo`, {});
    expect([status, body.code]).toEqual([409, "changed_since"]);
    expect((await tenant.get("/v2/organization")).body.footer).toBe("Two");
  });

  it("are refused after the settings have changed", async () => {
    const tenant = await api.tenant();
    const files = [{ path: "brand.yaml", text: "footer: One\n" }];
    const { _id } = await plan(tenant, files);
    await tenant.put("/v2/organization", { footer: "Other" });
    await expect(apply(tenant, files, _id)).rejects.toMatchObject({ code: "changed_since", status: 409 });
    expect((await tenant.get("/v2/organization")).body.footer).toBe("Other");
  });

  it("delete what has no file only if asked, and never users", async () => {
    const tenant = await api.tenant();
    await createSettingsFixture(tenant, (name) => `${name}-prune`);
    const files = (await exportTenant(tenant)).filter(({ path }) => path === "brand.yaml");
    expect((await plan(tenant, files)).changes).toEqual([]);
    const { changes, errors } = await plan(tenant, files, true);
    expect(errors).toEqual([]);
    expect(new Set(changes.map(({ action }) => action))).toEqual(new Set(["delete"]));
    expect(changes.map(({ kind }) => kind)).not.toContain("users");
  });

  it("are undone by keys without scopes only", async () => {
    const tenant = await api.tenant();
    await apply(tenant, [{ path: "brand.yaml", text: "footer: One\n" }]);
    const [entry] = (await tenant.get("/v2/audit")).body;
    const key = (await tenant.post("/v2/api_keys", { name: "CRM", scopes: ["audit:write"] })).body;
    const { status } = await createTenantClient(tenant.id, key.key).post(`/v2/audit/${entry._id}/undo`, {});
    expect(status).toBe(403);
    expect((await tenant.get("/v2/organization")).body.footer).toBe("One");
  });
});

describe("errors of settings files", () => {
  it("are named with file, line and column, and nothing is done", { tags: "main" }, async () => {
    const tenant = await api.tenant();
    const other = await api.tenant();
    const user = await createTestUser(tenant);
    await createTestPage(tenant, user._id, { nickname: "here" });
    await createTestPage(other, (await createTestUser(other))._id, { nickname: "taken-elsewhere" });
    const files = [
      { path: "brand.yaml", text: "footer: New\n" },
      { path: "forms/a.yaml", text: "handle: a-form\ntitle: Hi\ntitel: Ho\n" },
      {
        path: "pages/b.yaml",
        text: `nickname: taken-elsewhere\nbelongs_to: ${user.emails[0]}\nsecondary: true\n`,
      },
      {
        path: "pages/c.yaml",
        text: "nickname: new-page\nbelongs_to: nobody@example.com\ncustom:\n  duration: long\n",
      },
      { path: "pages/here.yaml", text: "nickname: here\ncustom:\n  duration: 3\n" },
      { path: "teams/d.yaml", text: "name: &name Sales\nlevel_name: *name\n" },
      { path: "teams/e.yaml", text: "name: [Sales\n" },
      { path: "things/f.yaml", text: "name: Thing\n" },
    ];
    const { errors, changes } = await plan(tenant, files);
    expect(changes).toEqual([]);
    expect(
      errors.map(({ path, line, column, pointer, code }) => `${path}:${line}:${column} ${pointer} ${code}`),
    ).toEqual([
      "forms/a.yaml:3:1 /titel unknown_key",
      "pages/b.yaml:1:1 /nickname taken",
      "pages/c.yaml:2:1 /belongs_to unknown",
      "pages/here.yaml:3:3 /custom/duration too_small",
      "teams/d.yaml:2:13  unsupported",
      expect.stringMatching(/^teams\/e\.yaml:\d+:\d+ {2}invalid_format$/),
      "things/f.yaml:1:1  unknown",
    ]);
    await expect(apply(tenant, files)).rejects.toThrow(/^forms\/a\.yaml:3:1: titel is not a known key/);
    expect((await tenant.get("/v2/organization")).body.footer).toBe("");
  });

  it("name two files of the same resource", async () => {
    const tenant = await api.tenant();
    const text = "handle: twice\n";
    const { errors } = await plan(tenant, [
      { path: "locators/one.yaml", text },
      { path: "locators/two.yaml", text },
    ]);
    expect(errors).toMatchObject([{ path: "locators/two.yaml", code: "duplicate" }]);
  });
});
