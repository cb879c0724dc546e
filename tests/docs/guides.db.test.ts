import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { listGuides } from "@/lib/api/docs/list-guides";
import { findFreePort } from "@/lib/platform/process/free-port";
import { buildApp } from "@/scripts/build-app";
import { projectRoot } from "@/scripts/project-root";
import { getDemoFile } from "@/scripts/start/demo-file";
import { type Service, startService } from "../support/start-service";
import { CA_FILE, startWebhookReceiver } from "../support/webhook-receiver";
import { compareShape } from "./compare-shape";
import { type CodeBlock, isRunnable, parseBlocks } from "./parse-blocks";
import { hasPython, runPython, runShell, runTypescript } from "./run-blocks";

const GUIDE_MS = 180_000;

/** The common start of every guide, from the first one. */
const PICK: CodeBlock = {
  language: "sh",
  words: [],
  code: `pick() { node -p "JSON.parse(require('fs').readFileSync(0, 'utf8'))$1"; }`,
};

let dataDir: string;
let service: Service;
let variables: { URL: string; KEY: string; ORGANIZATION: string };

beforeAll(async () => {
  await buildApp(() => {});
  dataDir = await mkdtemp(path.join(os.tmpdir(), "bookpage-docs-"));
  const port = await findFreePort();
  const env = { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1", NODE_EXTRA_CA_CERTS: CA_FILE };
  service = startService({ dataDir, port, env });
  await service.ready();
  const { api_key, organization } = JSON.parse(await readFile(getDemoFile(dataDir), "utf8"));
  variables = { URL: `http://127.0.0.1:${port}`, KEY: api_key, ORGANIZATION: organization };
}, 600_000); // The first run builds the application.

afterAll(async () => {
  await service?.stop();
  if (dataDir) await rm(dataDir, { recursive: true });
});

describe("the code blocks", () => {
  it.each(listGuides().map(({ slug, text }) => [slug, text] as const))(
    "of %s run",
    {
      timeout: GUIDE_MS,
    },
    async (slug, text) => {
      await checkBlocks(slug, text);
    },
  );

  it("of the README run", { tags: "main", timeout: GUIDE_MS }, async () => {
    await checkBlocks("README", await readFile(path.join(projectRoot, "README.md"), "utf8"));
  });
});

async function checkBlocks(name: string, text: string) {
  const blocks = parseBlocks(text);
  const shell = blocks.filter((block) => isRunnable(block) && block.language === "sh");
  const outcomes = await runShell([PICK, ...shell], variables);
  for (const { block, exitCode, statuses, output } of outcomes) {
    const expected = block.words.map(Number);
    const wrong = statuses.filter((status) => !(status >= 200 && status < 300) && !expected.includes(status));
    expect({ exitCode, wrong }, `${name}: ${block.code}\n${output}`).toEqual({ exitCode: 0, wrong: [] });
    const shown = blocks[blocks.indexOf(block) + 1];
    if (block !== PICK && shown?.words.includes("answer"))
      expect(compareShape(JSON.parse(shown.code), readLastJson(output)), `${name}: ${shown.code}`).toEqual(
        [],
      );
  }
  const typescript = blocks.filter((block) => isRunnable(block) && block.language === "ts");
  if (typescript.length > 0) await runTypescript(typescript, variables);
  const python = blocks.filter((block) => isRunnable(block) && block.language === "python");
  if (python.length > 0 && (await hasPython())) await runPython(python, variables);
}

/** The last of several responses. */
function readLastJson(output: string): unknown {
  const text = output.trim();
  for (let start = 0; start >= 0 && start < text.length; start = nextStart(text, start)) {
    try {
      return JSON.parse(text.slice(start));
    } catch {
      // An earlier response ends here.
    }
  }
  return undefined;
}

const nextStart = (text: string, from: number) => {
  const at = text.slice(from + 1).search(/[[{]/);
  return at === -1 ? -1 : from + 1 + at;
};

it("the receiver of the guide accepts a real delivery, and rejects a modified one", {
  timeout: GUIDE_MS,
}, async () => {
  const guide = await readFile(path.join(projectRoot, "docs/guides/webhooks.md"), "utf8");
  const code = parseBlocks(guide).find(({ words }) => words.includes("receiver"))?.code ?? "";
  const door = await startWebhookReceiver();
  onTestFinished(() => door.close());
  const hook = await post("/v2/hooks", {
    action: "event.confirmed",
    target_url: `${door.url}/hook`,
    format: "object",
  });
  await post(`/v2/hooks/${hook._id}/ping`, { action: "event.confirmed" });
  await expect.poll(() => door.at("/hook").length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [delivery] = door.at("/hook");
  const { url, stop } = await startGuideReceiver(code, hook.secret);
  onTestFinished(stop);
  const send = async (body: string) => {
    const headers = Object.fromEntries(
      Object.entries(delivery?.headers ?? {}).filter(([name]) => name.startsWith("webhook-")),
    ) as Record<string, string>;
    return (await fetch(url, { method: "POST", headers, body })).status;
  };
  expect(await send(delivery?.body ?? "")).toBe(204);
  expect(await send(`${delivery?.body} `)).toBe(400);
});

async function post(where: string, body: object) {
  const response = await fetch(variables.URL + where, {
    method: "POST",
    headers: { authorization: `Bearer ${variables.KEY}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.ok, where).toBe(true);
  return response.json();
}

async function startGuideReceiver(code: string, secret: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-docs-"));
  await symlink(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"));
  await writeFile(path.join(folder, "receiver.mjs"), code);
  const port = await findFreePort();
  const started: ChildProcess = spawn(process.execPath, [path.join(folder, "receiver.mjs")], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          (response) => response.status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(400);
  const stop = async () => {
    started.kill("SIGKILL");
    await once(started, "close");
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}

it("every guide is in the list, and links have targets", { tags: "main" }, async () => {
  const guides = listGuides();
  const files = (await readdir(path.join(projectRoot, "docs/guides"))).filter((file) => file !== "README.md");
  expect(guides.map(({ slug }) => `${slug}.md`).sort()).toEqual(files.sort());
  const anchors = new Set(
    guides.flatMap(({ slug, html }) => [
      `/docs/${slug}`,
      ...[...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => `/docs/${slug}#${id}`),
    ]),
  );
  const broken = guides.flatMap(({ slug, html }) =>
    [...html.matchAll(/<a href="([^"]*)"/g)]
      .map(([, href = ""]) => (href.startsWith("#") ? `/docs/${slug}${href}` : href))
      .filter(
        (href) =>
          !/^https?:\/\/|^\/(changelog|docs\/problems|docs\/reference)/.test(href) && !anchors.has(href),
      )
      .map((href) => `${slug}: ${href}`),
  );
  expect(broken).toEqual([]);
});
