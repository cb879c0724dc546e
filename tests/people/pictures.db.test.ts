import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { handleFile } from "@/lib/api/files/handle-file";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestPage, createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let user: { _id: string; emails: string[] };

beforeAll(async () => {
  acme = await api.tenant();
  user = await createTestUser(acme);
});

const paint = (width = 300, height = 200, background = "#c2410c") =>
  sharp({ create: { width, height, channels: 3, background } });

const asFile = (bytes: Uint8Array, type = "image/png") =>
  new File([new Uint8Array(bytes)], "picture", { type });

const put = (path: string, body: unknown, headers = {}) => acme.put(path, body, headers);

const countFiles = async () =>
  Number(
    (await api.pool.query("SELECT count(*) FROM files WHERE organization_id = $1", [acme.id])).rows[0].count,
  );

async function load(address: string) {
  const name = new URL(address, "https://meet.example.com").pathname.replace("/files/", "");
  const response = await handleFile(new Request("https://meet.example.com"), name);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("a picture", () => {
  const photo = () => `/v2/users/${user._id}/photo`;

  it.each(["png", "jpeg", "webp"] as const)(
    "is accepted as %s and served immutably in another format",
    { tags: "main" },
    async (format) => {
      const bytes = await paint().toFormat(format).toBuffer();
      const { status, body } = await put(photo(), asFile(bytes, `image/${format}`));
      expect(status).toBe(200);
      expect(body.picture_url).toMatch(/^https:\/\/meet\.example\.com\/files\/[0-9a-f]{40}-256\.webp$/);
      const { response, bytes: served } = await load(body.picture_url);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("cache-control")).toContain("immutable");
      const size = await sharp(served).metadata();
      expect([size.format, size.width, size.height]).toEqual(["webp", 256, 256]);
      expect(await countFiles()).toBe(5); // The files of the previous picture were deleted.
    },
  );

  it("has the same name for the same content, and another one otherwise", async () => {
    const [one, other] = await Promise.all([
      paint().png().toBuffer(),
      paint(64, 64, "#00ff00").png().toBuffer(),
    ]);
    const first = (await put(photo(), asFile(one))).body.picture_url;
    expect((await put(photo(), asFile(one))).body.picture_url).toBe(first);
    expect((await put(photo(), asFile(other))).body.picture_url).not.toBe(first);
    expect((await load(first)).response.status).toBe(404);
  });

  it("is accepted from a form", async () => {
    const form = new FormData();
    form.set("file", asFile(await paint().png().toBuffer()), "me.png");
    const sent = new Response(form);
    const headers = { "content-type": sent.headers.get("content-type") ?? "" };
    expect((await put(photo(), new Uint8Array(await sent.arrayBuffer()), headers)).status).toBe(200);
    const empty = new Response(new FormData());
    const answered = await put(photo(), new Uint8Array(await empty.arrayBuffer()), {
      "content-type": empty.headers.get("content-type") ?? "",
    });
    expect([answered.status, answered.body.errors?.[0].code]).toEqual([400, "required"]);
  });

  it("is rotated upright and has no location metadata", async () => {
    const turned = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#ff0000" } })
      .composite([
        {
          input: { create: { width: 20, height: 40, channels: 3, background: "#0000ff" } },
          left: 20,
          top: 0,
        },
      ])
      .jpeg({ quality: 100 })
      .withExif({ IFD0: { Copyright: "The author", ImageDescription: "Home" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await put(photo(), asFile(turned, "image/jpeg"));
    const { bytes } = await load(body.picture_url);
    const size = await sharp(bytes).metadata();
    expect([size.exif, size.orientation, size.icc]).toEqual([undefined, undefined, undefined]);
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    expect(at(128, 10)[0]).toBeGreaterThan(200); // The red part on the left is on top now.
    expect(at(128, 245)[2]).toBeGreaterThan(200);
  });

  it("is accepted in CMYK, and an animation with its first frame", async () => {
    const cmyk = await paint(50, 50, "#00ff00").toColourspace("cmyk").jpeg().toBuffer();
    expect((await put(photo(), asFile(cmyk, "image/jpeg"))).status).toBe(200);
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((colour) => paint(50, 50, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { body } = await put(photo(), asFile(moving, "image/webp"));
    const { bytes } = await load(body.picture_url);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(bytes).stats()).dominant.r).toBeGreaterThan(200);
  });

  it("that is invalid, truncated, or a drawing is rejected in words", async () => {
    const png = await paint().png().toBuffer();
    const jpeg = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 256)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const before = await countFiles();
    const bad: [Uint8Array, string][] = [
      [Buffer.from("hello"), "image/png"],
      [Buffer.from(svg), "image/png"],
      [await paint().gif().toBuffer(), "image/png"],
      [await paint().tiff().toBuffer(), "image/jpeg"],
      [png.subarray(0, 60), "image/png"],
      [jpeg.subarray(0, jpeg.length / 2), "image/jpeg"],
      [hugePng(30_000, 30_000), "image/png"],
    ];
    for (const [bytes, type] of bad) {
      const { status, body } = await put(photo(), asFile(bytes, type));
      expect(status, body.detail).toBe(400);
      expect(body.detail).toMatch(/picture/);
    }
    expect(await countFiles()).toBe(before);
  });

  it("must have an accepted type and size", async () => {
    const { status, body } = await put(photo(), "<svg/>", { "content-type": "image/svg+xml" });
    expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
    expect(body.detail).toContain("image/webp");
    const large = await put(photo(), asFile(new Uint8Array(2 * 1024 * 1024 + 1)));
    expect([large.status, large.body.detail]).toEqual([413, expect.stringContaining("2 MB")]);
    expect((await put(photo(), asFile(new Uint8Array(0)))).status).toBe(400);
  });
});

/** Builds a small PNG that claims this size. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", Buffer.alloc(32)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("an upload", () => {
  it("is deleted with its owner", async () => {
    const departingUser = await createTestUser(acme);
    const page = await createTestPage(acme, departingUser._id);
    const before = await countFiles();
    const png = asFile(await paint().png().toBuffer());
    await put(`/v2/users/${departingUser._id}/photo`, png);
    const { body } = await put(`/v2/bookpages/${page.nickname}/cover`, png);
    expect(body.custom.cover).toMatch(/^\/files\//);
    expect(await countFiles()).toBe(before + 5 + 3);
    await acme.delete(`/v2/users/${departingUser._id}`);
    expect(await countFiles()).toBe(before);
  });

  it("belongs to its owner, may be sent back, and is deleted when replaced", async () => {
    const [one, other] = [await createTestUser(acme), await createTestUser(acme)];
    const before = await countFiles();
    const png = asFile(await paint().png().toBuffer());
    const { picture_url } = (await put(`/v2/users/${one._id}/photo`, png)).body;
    const set = (id: string, url: string | null) => put(`/v2/users/${id}`, { user: { picture_url: url } });
    expect((await set(one._id, picture_url)).body.user.picture_url).toBe(picture_url);
    const stolen = await set(other._id, picture_url);
    expect([stolen.status, stolen.body.errors?.[0].pointer]).toEqual([400, "/user/picture_url"]);
    expect((await set(one._id, "https://photos.example/1.png")).status).toBe(200);
    expect(await countFiles()).toBe(before);
  });

  it("exists in every size that programs and link previews read", async () => {
    const owner = await createTestUser(acme);
    const page = await createTestPage(acme, owner._id);
    await put(`/v2/users/${owner._id}/photo`, asFile(await paint().png().toBuffer()));
    const { photo } = (await requestApi("GET", `/${page.nickname}/page.json`)).body;
    const { response, bytes } = await load(photo);
    expect([response.status, (await sharp(bytes).metadata()).width]).toEqual([200, 128]);
  });

  it("is a page's banner until it is removed", async () => {
    const page = await createTestPage(acme, (await createTestUser(acme))._id);
    const before = await countFiles();
    const path = `/v2/bookpages/${page.nickname}`;
    const { custom } = (await put(`${path}/cover`, asFile(await paint().png().toBuffer()))).body;
    expect((await put(path, { custom })).status).toBe(200);
    const foreign = await put(path, { custom: { cover: "/files/another.webp" } });
    expect([foreign.status, foreign.body.errors[0].pointer]).toEqual([400, "/custom/cover"]);
    expect((await put(path, { custom: { cover: null } })).body.custom.cover).toBeUndefined();
    expect(await countFiles()).toBe(before);
  });

  it("is the logo, in its proportions, cropped to its content", { tags: "main" }, async () => {
    const drawn = await sharp({
      create: { width: 900, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: await paint(600, 150).png().toBuffer(), left: 100, top: 100 }])
      .png()
      .toBuffer();
    const path = `/v2/organizations/${acme.id}/logo`;
    const { body } = await put(path, asFile(drawn));
    expect(body.logo).toMatchObject({ width: 160, height: 40 });
    expect((await load(body.logo.url)).response.status).toBe(200);
    expect((await acme.get("/v2/organization")).body.logo).toEqual(body.logo);
    expect((await acme.delete(path)).body.logo).toBeNull();
    expect((await load(body.logo.url)).response.status).toBe(404);
  });

  it("is changed by users with access to its owner", async () => {
    const other = await api.tenant("Other");
    const png = asFile(await paint().png().toBuffer());
    for (const path of [`/v2/organizations/${acme.id}/logo`, `/v2/users/${user._id}/photo`])
      expect(
        (await requestApi("PUT", path, { body: png, headers: { authorization: other.key } })).status,
      ).toBe(404);
  });
});
