import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTenantClient, createTestApi } from "../support/api";
import { buildReleaseCommand } from "../support/build-release-command";
import { type CommandSettings, runCommandLine, startCommand } from "../support/command-line";
import { createEmptyDatabase } from "../support/create-empty-database";
import { createTestEvent } from "../support/events";
import { createTestUser } from "../support/users";

const api = createTestApi();
const empty = createEmptyDatabase();

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const onTestDatabase = (): CommandSettings => ({
  DATABASE_URL: process.env.DATABASE_URL,
  BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
  WEB_URL: "https://meet.example.com",
});

const bookpage = (args: string[], { input = "", env = onTestDatabase() } = {}) =>
  runCommandLine(args, { BOOKPAGE_DATA_DIR: dataDir, ...env }, input);

const createOrganization = (email: string) =>
  bookpage(["org:create", "--name", "Acme", "--admin-email", email]);

describe("the command line", { timeout: 180_000 }, () => {
  it("shows its commands", { tags: "main" }, async () => {
    const { exitCode, answer } = await bookpage([]);
    expect(exitCode).toBe(0);
    expect(answer).toMatch(/org:create --name NAME --admin-email EMAIL/);
  });

  it("creates an organisation with an API key and an admin who signs up with a link", {
    tags: "main",
  }, async () => {
    const { exitCode, stderr, answer } = await createOrganization("Boss@Example.com");
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(answer).toEqual({
      organization: expect.stringMatching(/^[0-9a-f]{24}$/),
      api_key: expect.stringMatching(/^bp_/),
      admin: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        email: "boss@example.com",
        signup_link: expect.stringMatching(/^https:\/\/meet\.example\.com\/signup\/[\w-]{32}$/),
      },
    });
    const acme = createTenantClient(answer.organization, answer.api_key);
    const { body } = await acme.get("/v2/auth/test");
    expect(body).toMatchObject({ _id: answer.organization, name: "Acme", admins: [answer.admin._id] });
    const entries = (await acme.get("/v2/audit?resource=organization")).body;
    expect(entries[0].actor).toEqual({ kind: "system", id: null, name: null });
    const another = await createOrganization("boss@example.com");
    expect(another).toMatchObject({ exitCode: 0, answer: { admin: { email: "boss@example.com" } } });
    expect(another.answer.organization).not.toBe(answer.organization);
  });

  it("creates an API key limited to scopes", async () => {
    const { id } = await api.tenant();
    const requested = ["key:create", "--organization", id, "--name", "CRM", "--scopes"];
    const { answer } = await bookpage([...requested, "organization:read, users:read"]);
    expect(answer).toMatchObject({ organization: id, scopes: ["organization:read", "users:read"] });
    expect((await createTenantClient(id, answer.api_key).get("/v2/events")).status).toBe(403);
    const { exitCode, stderr } = await bookpage([...requested, "everything"]);
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(/^--scopes.* must be of organization:read, /),
    ]);
  });

  it("writes the settings of an organisation into a directory", async () => {
    const { id } = await api.tenant("Northwind");
    const directory = path.join(dataDir, "settings");
    const exported = await bookpage(["export", "--settings", directory, "--organization", id]);
    expect(exported.answer).toMatchObject({ organization: id, files: 1, removed: 0 });
    expect(await readFile(path.join(directory, "brand.yaml"), "utf8")).toMatch(/^name: Northwind$/m);
    const again = await bookpage(["export", "--settings", directory, "--organization", id]);
    expect(again.answer).toMatchObject({ files: 1, written: 0 });
    const { exitCode, stderr } = await bookpage(["export"]);
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/needs either --email or --settings/)]);

    await writeFile(path.join(directory, "brand.yaml"), "footer: Hello\n");
    const options = [directory, "--organization", id];
    const planned = await bookpage(["plan", ...options, "--exit-code", "--json"]);
    expect(planned).toMatchObject({ exitCode: 2, answer: { changes: [{ path: "brand.yaml" }] } });
    const applied = await bookpage(["apply", ...options, "--plan", planned.answer._id]);
    expect(applied.answer.changes).toEqual(["~ brand.yaml", "    footer: empty → Hello"]);
    await writeFile(path.join(directory, "brand.yaml"), "name: Northwind\nfoter: Hello\n");
    const wrong = await bookpage(["plan", ...options]);
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      1,
      expect.stringMatching(/^brand\.yaml:2:1: foter is not a known key \(did you mean footer\?\)/),
    ]);
  });

  it("sets a user's password, generated or from standard input, and ends sessions", async () => {
    const { id, post } = await api.tenant();
    const email = "forgetful@example.com";
    const { user } = (await post("/v2/users", { organization: id, user: { email } })).body;
    await api.db.session.create({
      data: {
        id,
        organizationId: id,
        tokenHash: new Uint8Array(32),
        userId: user._id,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const works = async (password: string) => {
      const login = await api.db.login.findFirstOrThrow({ where: { userId: user._id } });
      return login.username === email && (await verify(login.passwordHash, password));
    };
    const made = await bookpage(["user:password", "--email", email]);
    expect(made.answer).toEqual({ _id: user._id, email, password: expect.stringMatching(/^[\w-]{20}$/) });
    expect(await works(made.answer.password)).toBe(true);
    expect(await api.db.session.count({ where: { userId: user._id } })).toBe(0);
    const mails = await api.db.mail.findMany({ where: { recipient: email, kind: "password_changed" } });
    expect(mails).toHaveLength(1);
    const own = await bookpage(["user:password", "--email", email, "--password-stdin"], {
      input: "chosen one\n",
    });
    expect(own.answer).toEqual({ _id: user._id, email });
    expect(await works("chosen one")).toBe(true);
    const short = await bookpage(["user:password", "--email", email, "--password-stdin"], { input: "short" });
    expect([short.exitCode, short.stderr]).toEqual([1, "The password must have at least 10 characters.\n"]);
  });

  it.each([
    [["org:destroy"], /^There is no command org:destroy\.\n/],
    [["org:create", "--name", "Acme"], /^org:create needs --admin-email\.\n$/],
    [
      ["org:create", "--name", "Acme", "--admin-email", "boss"],
      /^--admin-email must be an e-mail address\.\n$/,
    ],
    [["migrate", "--force"], /^Unknown option '--force'.*\n$/],
    [
      ["user:password", "--email", "unknown@example.com"],
      /^No user has the e-mail address unknown@example\.com\.\n$/,
    ],
    [["key:create", "--organization", "0".repeat(24), "--name", "x"], /^There is no organisation 0{24}\.\n$/],
  ])("rejects %j with a sentence", async (args, sentence) => {
    const { exitCode, stderr, answer } = await bookpage(args);
    expect([exitCode, answer]).toEqual([1, ""]);
    expect(stderr).toMatch(sentence);
  });

  it("reports an unreachable database", async () => {
    const env = { ...onTestDatabase(), DATABASE_URL: "postgresql://me:hidden@127.0.0.1:9/book" };
    const { exitCode, stderr } = await bookpage(["migrate"], { env });
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database of DATABASE_URL .* cannot be/),
    ]);
    expect(stderr).not.toContain("hidden");
  });

  it("exports and erases a person, everywhere or in one organisation", async () => {
    const [one, two] = [await api.tenant("One"), await api.tenant("Two")];
    const email = "other@example.com";
    const withGuest = async (tenant: typeof one) =>
      createTestEvent(tenant, await createTestUser(tenant), {
        invitees: [{ email, full_name: "Some Body" }],
      });
    const [theirs, ours] = [await withGuest(one), await withGuest(two)];
    const known = (await bookpage(["export", "--email", email, "--organization", one.id])).answer;
    expect(known.organizations).toMatchObject([{ organization: one.id, events: [{ _id: theirs._id }] }]);
    await bookpage(["erase", "--email", email, "--organization", one.id]);
    const { answer } = await bookpage(["erase", "--email", email]);
    const counts = answer.erased.map((each: { organization: string; events: number }) => [
      each.organization,
      each.events,
    ]);
    expect(counts).toContainEqual([one.id, 0]);
    expect(counts).toContainEqual([two.id, 1]);
    expect(JSON.stringify((await two.get(`/v2/events/${ours._id}`)).body)).not.toMatch(/Some Body|other@/);
  });

  it("exports an organisation, and deletes it after typing its name", async () => {
    const { id } = await api.tenant("Typed & Sons");
    const { answer } = await bookpage(["org:export", "--organization", id]);
    const lines = String(answer)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ organization: id });
    expect(lines.at(-1)).toEqual({ rows: lines.length - 2 });
    const wrong = await bookpage(["org:delete", "--organization", id], { input: "Typed\n" });
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      1,
      `That is not the name of ${id}: nothing was deleted.\n`,
    ]);
    const right = await bookpage(["org:delete", "--organization", id], { input: "Typed & Sons\n" });
    expect(right.answer).toMatchObject({ organization: id, deleted: true });
    expect(await api.db.organization.count({ where: { id } })).toBe(0);
  });

  it("rotates the secret, and rejects one that cannot decrypt the database", async () => {
    const other = { ...onTestDatabase(), BOOKPAGE_SECRET: "the secret that comes after the first one" };
    const refused = await bookpage(["migrate"], { env: other });
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^BOOKPAGE_SECRET does not decrypt the values in this database: .*\n$/),
    ]);
    const both = { ...other, BOOKPAGE_SECRET_PREVIOUS: process.env.BOOKPAGE_SECRET };
    const { answer, stderr } = await bookpage(["secret:rotate"], { env: both });
    expect([stderr, answer]).toEqual(["", { resealed: expect.any(Object), unreadable: {} }]);
    expect((await bookpage(["secret:rotate"], { env: other })).answer.resealed).toEqual({});
    expect((await bookpage(["migrate"])).exitCode).toBe(1);
    const lost = await bookpage(["secret:rotate", "--lost"]);
    expect(lost.exitCode).toBe(0);
    expect((await bookpage(["migrate"])).exitCode).toBe(0);
  });

  it("exits after its output, also after creating all tables", async () => {
    const command = startCommand(["migrate"], { ...onTestDatabase(), DATABASE_URL: empty.url });
    await once(command.stdout ?? command, "data");
    expect((await once(command, "exit"))[0]).toBe(0);
  });

  it("works on the embedded database, beside the service and without it", async () => {
    const alone = await bookpage(["migrate"], { env: {} });
    expect(alone.answer.applied.length).toBeGreaterThan(3);
    const pidFile = path.join(dataDir, "postgres/postmaster.pid");
    await expect(readFile(pidFile)).rejects.toThrow();

    const holder = buildReleaseCommand("run-embedded-for-tests", dataDir, "http://127.0.0.1:4711");
    const service = spawn(process.execPath, holder);
    await once(service.stdout, "data");
    const beside = await bookpage(["org:create", "--name", "Acme", "--admin-email", "a@example.com"], {
      env: {},
    });
    expect(beside.answer.admin.signup_link).toMatch(/^http:\/\/127\.0\.0\.1:4711\/signup\//);
    await readFile(pidFile); // The server still runs.
    service.kill("SIGTERM");
    await once(service, "exit");
    await expect(readFile(pidFile)).rejects.toThrow();
  });
});
