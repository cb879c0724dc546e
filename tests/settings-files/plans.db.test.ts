import { describe, expect, it } from "vitest";
import { createTenantClient, createTestApi } from "../support/api";
import { createTestHost, createTestPage, createTestUser } from "../support/users";

const api = createTestApi();

const FOOTER = { files: [{ path: "brand.yaml", text: "footer: Hello\n" }] };

describe("plans in the API", () => {
  it("are read, applied in one entry of the audit log, and undone", { tags: "main" }, async () => {
    const tenant = await api.tenant();
    const user = await createTestHost(tenant);
    const page = await createTestPage(tenant, user._id, { custom: { duration: 30 } });
    const { files } = (await tenant.get("/v2/settings_files")).body;
    const path = `pages/${page.nickname}.yaml`;
    const text = files.find((file: { path: string }) => file.path === path).text;
    const changed = { path, text: text.replace("duration: 30", "duration: 60") };

    const { status, body: plan, headers } = await tenant.post("/v2/plans", { files: [changed] });
    expect(status, JSON.stringify(plan)).toBe(201);
    expect(headers.get("location")).toMatch(new RegExp(`/v2/plans/${plan._id}$`));
    const fields = [{ pointer: "/custom/duration", before: 30, after: 60 }];
    expect(plan.changes).toEqual([{ action: "update", kind: "pages", path, fields }]);
    expect(plan.bookers).toMatchObject({
      days: 28,
      pages: [{ nickname: page.nickname, handle: null, gained: 0, lost: expect.any(Number) }],
    });
    expect(plan.words).toContain("    custom.duration: 30 → 60");
    expect((await tenant.get(`/v2/plans/${plan._id}`)).body).toEqual(plan);
    expect((await tenant.get(`/v2/bookpages/${page.nickname}`)).body.custom.duration).toBe(30);

    const applied = await tenant.post(`/v2/plans/${plan._id}/apply`, {});
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    expect(applied.body).toMatchObject({ _id: plan._id, changes: plan.changes });
    expect((await tenant.get(`/v2/bookpages/${page.nickname}`)).body.custom.duration).toBe(60);
    const [entry] = (await tenant.get("/v2/audit")).body;
    expect(entry).toMatchObject({ _id: applied.body.audit_entry, resource: "organization", undoable: true });

    await tenant.post(`/v2/audit/${entry._id}/undo`, {});
    expect((await tenant.get("/v2/settings_files")).body.files).toEqual(files);
  });

  it("are refused with 409 after the settings have changed, and when applied twice", async () => {
    const tenant = await api.tenant();
    const plan = (await tenant.post("/v2/plans", FOOTER)).body;
    await tenant.put("/v2/organization", { accent: "#0f766e" });
    expect((await tenant.post("/v2/plans", FOOTER)).body._id).toBe(plan._id); // of another field
    await tenant.put("/v2/organization", { footer: "Other" });
    const refused = await tenant.post(`/v2/plans/${plan._id}/apply`, {});
    expect([refused.status, refused.body.code]).toEqual([409, "changed_since"]);
    expect((await tenant.get("/v2/organization")).body.footer).toBe("Other");

    const again = (await tenant.post("/v2/plans", FOOTER)).body;
    expect((await tenant.post(`/v2/plans/${again._id}/apply`, {})).status).toBe(200);
    expect((await tenant.post(`/v2/plans/${again._id}/apply`, {})).body.code).toBe("changed_since");
  });

  it("refuse invalid files with file, line, column and rule", { tags: "main" }, async () => {
    const tenant = await api.tenant();
    const { status, body } = await tenant.post("/v2/plans", {
      files: [
        { path: "brand.yaml", text: "footer: New\n" },
        { path: "forms/a.yaml", text: "handle: a-form\ntitle: Hi\ntitel: Ho\n" },
        { path: "pages/b.yaml", text: "nickname: b\nbelongs_to: nobody@example.com\n" },
      ],
    });
    expect(status).toBe(400);
    expect(body.files).toMatchObject([
      { path: "forms/a.yaml", line: 3, column: 1, pointer: "/titel", code: "unknown_key" },
      { path: "pages/b.yaml", line: 2, column: 1, pointer: "/belongs_to", code: "unknown" },
    ]);
    expect(body.errors).toMatchObject([
      { in: "body", pointer: "/files/1/text", code: "unknown_key" },
      {
        pointer: "/files/2/text",
        message: "pages/b.yaml:2:1: belongs_to there is no nobody@example.com in users",
      },
    ]);
    expect((await tenant.post("/v2/plans", { files: [] })).body.errors[0].pointer).toBe("/files");
    expect((await tenant.post("/v2/plans", { ...FOOTER, dry: true })).status).toBe(400);
  });

  it("need the scopes of what the files contain", async () => {
    const tenant = await api.tenant();
    const user = await createTestUser(tenant);
    const createKey = async (...scopes: string[]) =>
      createTenantClient(tenant.id, (await tenant.post("/v2/api_keys", { name: "CI", scopes })).body.key);
    const brandOnly = await createKey("organization:write");
    const withPages = await createKey("organization:write", "bookpages:write");
    const page = { path: "pages/scoped.yaml", text: `nickname: scoped\nbelongs_to: ${user.emails[0]}\n` };

    expect((await brandOnly.post("/v2/plans", FOOTER)).status).toBe(201);
    const refused = await brandOnly.post("/v2/plans", { files: [page] });
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining("bookpages:write")]);
    const plan = (await withPages.post("/v2/plans", { files: [page] })).body;
    expect((await brandOnly.get(`/v2/plans/${plan._id}`)).status).toBe(403);
    expect((await brandOnly.post(`/v2/plans/${plan._id}/apply`, {})).status).toBe(403);
    expect((await withPages.post("/v2/plans", { ...FOOTER, prune: true })).status).toBe(403);
    const { files } = (await withPages.get("/v2/settings_files")).body;
    expect(files.map(({ path }: { path: string }) => path)).toEqual(["brand.yaml"]); // and no users
    expect((await withPages.post(`/v2/plans/${plan._id}/apply`, {})).status).toBe(200);
  });

  it("belong to their organisation, expire after a day, and go with an erased person", async () => {
    const [tenant, other] = [await api.tenant(), await api.tenant()];
    const user = "email: gone@example.com\nfirst_name: Gone\n";
    const plan = (await tenant.post("/v2/plans", { files: [{ path: "users/gone.yaml", text: user }] })).body;
    expect((await other.get(`/v2/plans/${plan._id}`)).status).toBe(404);
    const brand = (await tenant.post("/v2/plans", FOOTER)).body;

    const erased = await tenant.post("/v2/personal_data/erasures", { email: "gone@example.com" });
    expect(erased.status, JSON.stringify(erased.body)).toBeLessThan(300);
    expect((await tenant.get(`/v2/plans/${plan._id}`)).status).toBe(404);

    const expired = "UPDATE settings_plans SET expires_at = now() WHERE organization_id = $1 AND id = $2";
    await api.pool.query(expired, [tenant.id, brand._id]);
    expect((await tenant.get(`/v2/plans/${brand._id}`)).status).toBe(404);
    expect((await tenant.post(`/v2/plans/${brand._id}/apply`, {})).status).toBe(404);
  });

  it("see a change of a type alone, in a file whose page stays as it is", async () => {
    const tenant = await api.tenant();
    const user = { path: "users/types@example.com.yaml", text: "email: types@example.com\nfirst_name: T\n" };
    const write = (step: number) => ({
      path: "pages/types-alone.yaml",
      text: `nickname: types-alone\nbelongs_to: types@example.com\ntypes:\n  - name: A\n    handle: a\n    custom:\n      step: ${step}\n`,
    });
    for (const [step, actions] of [
      [15, ["create", "create"]],
      [30, ["update"]],
    ] as const) {
      const plan = await tenant.post("/v2/plans", { files: [user, write(step)] });
      expect(plan.status, JSON.stringify(plan.body)).toBe(201);
      expect(plan.body.changes.map((change: { action: string }) => change.action)).toEqual(actions);
      expect((await tenant.post(`/v2/plans/${plan.body._id}/apply`, {})).status).toBe(200);
    }
    const [type] = (await tenant.get("/v2/bookpages/types-alone/types")).body;
    expect(type.custom.step).toBe(30);
    expect((await tenant.post("/v2/plans", { files: [write(30)] })).body.changes).toEqual([]);
  });

  it("may have more than a megabyte of files", async () => {
    const tenant = await api.tenant();
    const comment = `# ${"x".repeat(400_000)}\n`;
    const files = ["a", "b", "c"].map((name) => ({
      path: `users/${name}.yaml`,
      text: `${comment}email: ${name}@example.com\nfirst_name: ${name}\n`,
    }));
    const { status, body } = await tenant.post("/v2/plans", { files });
    expect([status, body.changes?.length]).toEqual([201, 3]);
  });
});
