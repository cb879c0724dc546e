import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { handleFile } from "@/lib/api/files/handle-file";
import { deleteOrganization } from "@/lib/domain/lifecycle/organization-data/delete-organization";
import { deleteOrphanedObjects } from "@/lib/domain/tenancy/pictures/delete-orphaned-objects";
import { moveFilesToDatabase, moveFilesToStorage } from "@/lib/domain/tenancy/pictures/move-files";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { openStorage } from "@/lib/platform/storage/object-storage";
import { StorageUnavailableError } from "@/lib/platform/storage/storage-unavailable-error";
import { checkStorage } from "@/lib/worker/doctor/check-storage";
import { createTestApi, type Tenant } from "../support/api";
import { startObjectStorage } from "../support/object-storage";

const server = await startObjectStorage();
const api = createTestApi({ S3_URL: server.url });
const storage = openStorage(server.url);
afterAll(() => server.stop());

const drawLogo = async (colour: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 300, height: 60, channels: 3, background: colour } })
          .png()
          .toBuffer(),
      ),
    ],
    "logo.png",
    { type: "image/png" },
  );

const putLogo = async (tenant: Tenant, colour: string) =>
  tenant.put(`/v2/organizations/${tenant.id}/logo`, await drawLogo(colour));

const pictureOf = async (tenant: Tenant): Promise<string> => {
  const { rows } = await api.pool.query("SELECT DISTINCT picture FROM files WHERE organization_id = $1", [
    tenant.id,
  ]);
  return rows[0]?.picture;
};

async function listKeys(prefix: string) {
  const keys = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

const show = (picture: string, headers: Record<string, string> = {}) =>
  handleFile(new Request("http://localhost/files/x", { headers }), `${picture}-1x.webp`);

it("object storage stores pictures, serves them, and deletes unreferenced ones", {
  tags: "main",
}, async () => {
  const tenant = await api.tenant();
  expect((await putLogo(tenant, "#204060")).status).toBe(200);
  const picture = await pictureOf(tenant);
  const { rows } = await api.pool.query(
    "SELECT variant FROM files WHERE organization_id = $1 AND content IS NULL",
    [tenant.id],
  );
  expect(await listKeys(`${tenant.id}/`)).toEqual(
    rows.map(({ variant }) => `${tenant.id}/${picture}-${variant}`).sort(),
  );
  const shown = await show(picture);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe("webp");

  const organization = asOrganizationId(tenant.id);
  await deleteOrphanedObjects(api.db, organization, picture);
  expect(await listKeys(`${tenant.id}/`)).toHaveLength(rows.length); // The picture is kept.
  expect((await tenant.delete(`/v2/organizations/${tenant.id}/logo`)).status).toBe(200);
  const { rows: jobs } = await api.pool.query(
    "SELECT key FROM graphile_worker.jobs WHERE key = $1 AND run_at > now() + interval '30 minutes'",
    [`delete_orphaned_objects/${tenant.id}/${picture}`],
  );
  expect(jobs).toHaveLength(1);
  await deleteOrphanedObjects(api.db, organization, picture);
  expect(await listKeys(`${tenant.id}/`)).toEqual([]);
  expect((await show(picture)).status).toBe(404);
});

it("object storage reports an outage: nothing is half written, and cached pictures are served", async () => {
  const tenant = await api.tenant();
  await putLogo(tenant, "#204060");
  const picture = await pictureOf(tenant);
  const before = (await tenant.get("/v2/organization")).body;
  await server.pause();
  const shown = await show(picture);
  expect([shown.status, shown.headers.get("cache-control"), shown.headers.get("retry-after")]).toEqual([
    503,
    "no-store",
    "30",
  ]);
  expect((await show(picture, { "if-none-match": `"${picture}-1x.webp"` })).status).toBe(304);
  const refused = await putLogo(tenant, "#802020");
  expect([refused.status, refused.body.detail]).toEqual([503, expect.stringContaining("storage for files")]);
  await expect(deleteOrganization(api.db, asOrganizationId(tenant.id))).rejects.toThrow(
    StorageUnavailableError,
  );
  const [finding] = await checkStorage({
    client: api.pool as never,
    settings: env(),
    secrets: ["x".repeat(32)],
  });
  expect(finding).toMatchObject({ about: "files", ok: false });
  await server.goOn();
  expect((await api.db.organization.findUniqueOrThrow({ where: { id: tenant.id } })).v).toBe(before.__v);
  expect((await show(picture)).status).toBe(200);
  const [well] = await checkStorage({
    client: api.pool as never,
    settings: env(),
    secrets: ["x".repeat(32)],
  });
  expect(well).toMatchObject({ ok: true });
});

it("object storage imports pictures from the database, and exports them back", async () => {
  const tenant = await api.tenant();
  await putLogo(tenant, "#206040");
  const picture = await pictureOf(tenant);
  const bytes = Buffer.from(await (await show(picture)).arrayBuffer());
  const count = async (where: string) =>
    (await api.pool.query(`SELECT 1 FROM files WHERE organization_id = $1 AND content ${where}`, [tenant.id]))
      .rowCount;
  const sizes = await count("IS NULL");
  await moveFilesToDatabase(api.db, storage);
  expect([await count("IS NOT NULL"), await listKeys(`${tenant.id}/`)]).toEqual([sizes, []]);
  expect(Buffer.from(await (await show(picture)).arrayBuffer())).toEqual(bytes);
  await moveFilesToStorage(api.db, storage);
  expect([await count("IS NULL"), (await listKeys(`${tenant.id}/`)).length]).toEqual([sizes, sizes]);
  expect(Buffer.from(await (await show(picture)).arrayBuffer())).toEqual(bytes);
  await storage.remove(`${tenant.id}/${picture}-1x.webp`);
  expect((await moveFilesToDatabase(api.db, storage)).missing).toBe(1);
  expect((await show(picture)).status).toBe(404);
});

it("object storage is emptied of a deleted organisation", async () => {
  const [tenant, other] = [await api.tenant(), await api.tenant()];
  await putLogo(tenant, "#204060");
  await putLogo(other, "#204060");
  await deleteOrganization(api.db, asOrganizationId(tenant.id));
  expect(await listKeys(`${tenant.id}/`)).toEqual([]);
  expect((await listKeys(`${other.id}/`)).length).toBeGreaterThan(0);
});

it("object storage errors name its address, and never its secret", async () => {
  const wrong = new URL(server.url);
  wrong.username = "other";
  const told = await openStorage(wrong.href)
    .put("a", Buffer.from("b"), "text/plain")
    .catch((error: Error) => error);
  expect(told).toBeInstanceOf(StorageUnavailableError);
  expect((told as Error).message).toContain("InvalidAccessKeyId");
  expect((told as Error).message).not.toContain("S3RVER");
  const nowhere = server.url.replace("/pictures/", "/no-such-bucket/");
  await expect(openStorage(nowhere).get("a")).rejects.toThrow("no such bucket");
});
