import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/lib/platform/process/free-port";
import { findWorkingProgram } from "@/scripts/test-programs/find-working-program";
import { createDavClient } from "./create-dav-client";
import { waitForServer } from "./wait-for-server";

const PROGRAMS = "/usr/lib/cyrus/bin";

/** Returns the reason for the lack of Cyrus, or null. It runs as its own user, which requires root. */
export function explainMissingCyrus(): string | null {
  if (!existsSync(`${PROGRAMS}/httpd`) || !findWorkingProgram(["saslpasswd2"]))
    return "apt-get install cyrus-imapd cyrus-caldav sasl2-bin";
  return process.getuid?.() === 0 ? null : "Cyrus has to be started by root";
}

const account = { username: "jane", password: "a secret of hers" };

/**
 * A real CalDAV server with scheduling, and the account jane with her first calendar; `digest`: it must not
 * be sent a password.
 */
export async function startCyrus({ digest = false } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "cyrus-"));
  const [http, imap, strict] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const at = (name: string) => path.join(folder, name);
  for (const name of ["conf", "conf/db", "conf/socket", "conf/proc", "spool"]) await mkdir(at(name));
  const settings = {
    configdirectory: at("conf"),
    "partition-default": at("spool"),
    defaultpartition: "default",
    altnamespace: "yes",
    unixhierarchysep: "yes",
    servername: "localhost",
    allowplaintext: "yes",
    sasl_mech_list: "DIGEST-MD5 PLAIN",
    strict_allowplaintext: "no",
    sasl_pwcheck_method: "auxprop",
    sasl_auxprop_plugin: "sasldb",
    sasl_sasldb_path: at("sasldb2"),
    httpmodules: "caldav",
    autocreate_quota: "0",
    autocreate_users: "anyone",
    proc_path: at("conf/proc"),
    mboxname_lockpath: at("conf/lock"),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${value}\n`);
  await writeFile(at("imapd.conf"), lines.join(""));
  const service = (name: string, program: string, port: number) =>
    `  ${name} cmd="${PROGRAMS}/${program} -C ${at("imapd.conf")}" listen="127.0.0.1:${port}" prefork=1 maxchild=20\n`;
  await writeFile(
    at("cyrus.conf"),
    `START {\n}\nSERVICES {\n${service("http", "httpd", http)}${service("strict", "httpd", strict)}${service("imap", "imapd", imap)}}\nEVENTS {\n}\n`,
  );
  execFileSync("saslpasswd2", ["-p", "-c", "-f", at("sasldb2"), "-u", "localhost", account.username], {
    input: account.password,
  });
  execFileSync("chown", ["-R", "cyrus", folder]);
  await chmod(folder, 0o755);
  const files = ["-C", at("imapd.conf"), "-M", at("cyrus.conf"), "-p", at("master.pid")];
  const server = spawn(`${PROGRAMS}/master`, files, { stdio: "ignore" });
  const url = `http://127.0.0.1:${http}`;
  await waitForServer(url);
  await createAccount(imap); // This creates the account.
  return {
    host: `127.0.0.1:${http}`,
    credentials: { server: digest ? `http://127.0.0.1:${strict}` : url, ...account },
    ...createDavClient(`${url}/dav/calendars/user/jane/`, account),
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGTERM"); // Its children end with it.
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createAccount(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8");
  socket.write(`a LOGIN ${account.username} "${account.password}"\r\nb LOGOUT\r\n`);
  let said = "";
  for await (const text of socket) said += text;
  if (!/^a OK/m.test(said)) throw new Error(`Cyrus rejects every sign-in: ${said}`);
}
