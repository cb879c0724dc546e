import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

const tls = path.join(import.meta.dirname, "tls");

/** The step at which the server refuses, with the code and the words of its answer. */
interface Refusal {
  step: "login" | "sender" | "recipient" | "content";
  code: number;
  words: string;
}

interface ServerOptions {
  security?: "tls" | "starttls" | "none";
  account?: { user: string; password: string };
}

interface ReceivedMail {
  from: string;
  to: string;
  raw: string;
  isEncrypted: boolean;
}

/** A mail server of an organisation: its login, its TLS, and the steps at which it refuses mails or hangs. */
export async function startSenderServer({ security = "none", account }: ServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const state = {
    refusal: null as Refusal | null,
    hangs: false,
    sessions: 0,
    openSessions: 0,
    mostSessions: 0,
  };
  const check = (step: Refusal["step"], done: (error: Error | null) => void) => {
    if (state.hangs) return;
    const { refusal } = state;
    if (refusal?.step !== step) return done(null);
    done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
  };
  const server = new SMTPServer({
    secure: security === "tls",
    cert: readFileSync(path.join(tls, "server.pem")),
    key: readFileSync(path.join(tls, "server-key.pem")),
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: security === "starttls" ? [] : ["STARTTLS"],
    logger: false,
    onConnect(_session, done) {
      state.sessions += 1;
      state.openSessions += 1;
      state.mostSessions = Math.max(state.mostSessions, state.openSessions);
      if (!state.hangs) done();
    },
    onClose() {
      state.openSessions -= 1;
    },
    onAuth({ username, password }, _session, done) {
      if (username === account?.user && password === account?.password) done(null, { user: username });
      else done(Object.assign(new Error("5.7.8 Authentication failed"), { responseCode: 535 }));
    },
    onMailFrom: (_address, _session, done) => check("sender", done),
    onRcptTo: (_address, _session, done) => check("recipient", done),
    async onData(stream, { envelope, secure }, done) {
      const raw = (await buffer(stream)).toString("utf8");
      check("content", (error) => {
        const { mailFrom, rcptTo } = envelope;
        if (!error)
          received.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo[0]?.address ?? "",
            raw,
            isEncrypted: secure,
          });
        done(error);
      });
    },
  });
  server.on("error", () => {});
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    return (server.server.address() as AddressInfo).port;
  };
  return {
    port: await listen(0),
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
