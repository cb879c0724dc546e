import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { isAllowedHost, isPrivateHost } from "@/lib/platform/egress/target-address";
import { env } from "@/lib/platform/env/env";
import type { MailSenderBody } from "./schema";

/** Ports of mail servers that accept mails of clients: the standard ones, and those of large services. */
const SUBMISSION_PORTS = [25, 465, 587, 2465, 2525, 2587];

export const toServerUrl = (host: string, port: number): URL =>
  new URL(`smtp://${host.includes(":") && !host.startsWith("[") ? `[${host}]` : host}:${port}`);

/** True if the operator lets organisations use this server although it is private, at any port, without TLS. */
export const isAllowedServer = (url: URL): boolean => isAllowedHost(url, env().MAIL_ALLOWED_HOSTS);

/** Rejects impossible servers early with a clear message; the egress guard checks again at the connection. */
export function validateServerAddress({ host, port, security }: NonNullable<MailSenderBody["server"]>): void {
  const url = toServerUrl(host, port);
  if (isAllowedServer(url)) return;
  if (isPrivateHost(url))
    throw buildFieldProblem("/server/host", "private_address", "host must be a public address");
  if (!SUBMISSION_PORTS.includes(port))
    throw buildFieldProblem("/server/port", "refused", `must be one of ${SUBMISSION_PORTS.join(", ")}`);
  if (security === "none")
    throw buildFieldProblem("/server/security", "refused", "must be tls or starttls for this host");
}
